import type { Boundary, Point } from '@title24/shared-domain/takeoff';
import { arrowDirections } from '../plan-view/on-sheet.ts';

/** Keyboard keys that set the adjoining space of the selected wall. */
export const boundaryKeys: Readonly<Record<string, Boundary>> = {
  e: 'exterior',
  g: 'garage',
  c: 'crawlspace',
  a: 'attic',
  b: 'belowGrade',
  h: 'conditioned',
};

/** Matches a character that users can type to enter an edge's length while they draw the edge. */
export const lengthKey = /^[\d.,'"/ ′″’”-]$/;

/** Feet per arrow key press, by modifier key. */
const steps = { plain: 1, shift: 1 / 12, control: 10 } as const;

/** Page units per foot if there is no scale. */
const unscaledFoot = 10;

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Returns an arrow key's crosshair movement in page units, or null for other keys.
 * @param feetPerUnit - null if the page has no scale. An arrow key then moves the crosshair by 10 units, or by 1 unit
 * with Shift, or by 100 units with Ctrl.
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
