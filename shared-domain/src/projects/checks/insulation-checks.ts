import { formatNumber } from '../../numbers/format-number.ts';
import { type Batt, battInches } from '../../policy/batts.ts';
import { policy } from '../../policy/policy.ts';
import type { ProjectStep } from '../fields/field-groups.ts';
import { framingDepths } from '../fields/line-fields.ts';
import type { Cavity, InsulatedLine, ProjectContent } from '../project-data.ts';
import type { Finding } from './finding.schema.ts';

/** Checks that batts fit their cavities (P4). */
export function insulationChecks({ walls, floors, roofs }: ProjectContent): Finding[] {
  const { wallBatts } = policy.walls;
  const { ceilingBatts, floorBatts } = policy.insulation;
  const raised = (floors ?? []).filter(({ type }) => type !== 'slab');
  return [
    ...[...(walls?.lines ?? []), ...(walls?.otherWalls ?? [])].flatMap((line) => wall(line, wallBatts)),
    ...raised.flatMap((line) => [...compressed(line, floorBatts), ...thin(line, floorBatts)]),
    ...(roofs?.special ?? []).flatMap((line) => [
      ...compressed(line, ceilingBatts),
      ...thin(line, ceilingBatts),
    ]),
    ...(roofs?.ceilings ?? []).flatMap((line) => thin(line, ceilingBatts)),
  ];
}

/** The batt that people compress into 2x6 walls, and the depth of such a wall's cavity in inches. */
const compressedBatt = { rating: 'R-19', inches: framingDepths['2x6'] } as const;

function wall(line: InsulatedLine, batts: readonly Batt[]): Finding[] {
  if (line.insulation !== compressedBatt.rating || inchesOf(line.cavity) !== compressedBatt.inches) {
    return compressed(line, batts, 'walls');
  }
  const message = 'R-19 in a 2x6 wall counts as R-17.8. R-21 fits.';
  return [{ id: 'insulation-r19-in-2x6', severity: 'warning', where: line.id, message, step: 'walls' }];
}

function compressed(
  line: InsulatedLine,
  batts: readonly Batt[],
  step: ProjectStep = 'floors-roofs',
): Finding[] {
  const fit = fitOf(line, batts);
  if (!fit || fit.thinnest <= fit.cavity) return [];
  const message = `${line.insulation} needs ${formatNumber(fit.thinnest)} in and the cavity has ${formatNumber(fit.cavity)} in. Insulation must not be compressed.`;
  return [{ id: 'insulation-compressed', severity: 'error', where: line.id, message, step }];
}

function thin(line: InsulatedLine, batts: readonly Batt[]): Finding[] {
  const fit = fitOf(line, batts);
  if (!fit || fit.thinnest > fit.cavity || fit.thickest <= fit.cavity) return [];
  const message = `Only the ${formatNumber(fit.thinnest)} in batt fits. Buy the high-density one.`;
  return [{ id: 'insulation-thin-batt', severity: 'hint', where: line.id, message, step: 'floors-roofs' }];
}

/** Depth of a cavity, and depths of the thinnest and the thickest batt with the line's R-value. All are in inches. */
interface Fit {
  readonly cavity: number;
  readonly thinnest: number;
  readonly thickest: number;
}

/** Returns how a batt fits its cavity. Undefined if no such batt is sold, or if the cavity has no known depth. */
function fitOf({ insulation, cavity }: InsulatedLine, batts: readonly Batt[]): Fit | undefined {
  const inches = battInches(insulation ?? '', batts);
  const depth = inchesOf(cavity);
  if (inches.length === 0 || depth === undefined) return undefined;
  return { cavity: depth, thinnest: Math.min(...inches), thickest: Math.max(...inches) };
}

function inchesOf(cavity: Cavity | undefined): number | undefined {
  if (typeof cavity === 'number') return cavity;
  const depths: Readonly<Record<string, number>> = framingDepths;
  return cavity !== undefined && Object.hasOwn(depths, cavity) ? depths[cavity] : undefined;
}
