import type { Boundary, Point } from '@title24/shared-domain/takeoff';
import { arrowDirections } from '../plan-view/on-sheet.ts';

/** Letter keys that set the adjoining space of the selected wall. */
export const boundaryKeys: Readonly<Record<string, Boundary>> = {
  e: 'exterior',
  g: 'garage',
  c: 'crawlspace',
  a: 'attic',
  b: 'belowGrade',
  h: 'conditioned',
};

/** Characters that can be entered as a length while an edge is being drawn. */
export const lengthKey = /^[\d.,'"/ ′″’”-]$/;

/** Feet by which an arrow key moves the crosshair. */
const steps = { plain: 1, shift: 1 / 12, control: 10 } as const;

/** Page units per foot while the page has no scale. */
const unscaledFoot = 10;

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Returns the movement of the crosshair for an arrow key, in page units; null for other keys.
 * @param feetPerUnit null without a scale; a foot then counts as 10 units and an inch as 1 unit
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
