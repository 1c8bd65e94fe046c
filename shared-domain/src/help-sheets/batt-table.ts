import type { Batt } from '../policy/batts.ts';
import type { SheetBlock } from './help-sheet.ts';

/** Returns a table of batts and their thicknesses (P4). */
export function battTable(caption: string, batts: readonly Batt[]): SheetBlock {
  return { kind: 'table', caption, columns: ['Batt', 'Thickness'], rows: batts.map(battRow) };
}

function battRow({ rating, inches, note }: Batt): string[] {
  const thickness = inches.length > 0 ? `${inches.join(' or ')} in` : '';
  return [rating, [thickness, note].filter(Boolean).join('; ')];
}
