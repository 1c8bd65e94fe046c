import type { Boundary, Point } from '@title24/shared-domain/takeoff';
import { arrowDirections } from '../plan-view/on-sheet.ts';

/** Letter keys that set the selected wall's adjoining space. */
export const boundaryKeys: Readonly<Record<string, Boundary>> = {
  e: 'exterior',
  g: 'garage',
  c: 'crawlspace',
  a: 'attic',
  b: 'belowGrade',
  h: 'conditioned',
};

/** Characters that can be typed as a length while an edge is being drawn. */
export const lengthKey = /^[\d.,'"/ ′″’”-]$/;

/** Feet by which an arrow key moves the crosshair, depending on the modifier key. */
const steps = { plain: 1, shift: 1 / 12, control: 10 } as const;

/** Page units that count as a foot while the page has no scale. */
const unscaledFoot = 10;

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Returns how far an arrow key moves the crosshair, in page units; null for other keys.
 * @param feetPerUnit null if there is no scale; a foot then counts as 10 units
 */
export function crosshairStep(
  { key, shiftKey, ctrlKey, metaKey }: Pressed,
  feetPerUnit: number | null,
): Point | null {
  const direction = arrowDirections[key];
  if (!direction) return null;
  const step = ctrlKey || metaKey ? 'control' : shiftKey ? 'shift' : 'plain';
  const units =
    feetPerUnit === null ? (step === 'shift' ? 1 : steps[step] * unscaledFoot) : steps[step] / feetPerUnit;
  return [direction[0] * units, direction[1] * units];
}
