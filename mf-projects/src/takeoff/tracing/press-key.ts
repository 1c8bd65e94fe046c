import type { KeyboardEvent } from 'react';
import { boundaryKeys, crosshairStep, lengthKey } from './keys.ts';
import type { Tracing } from './use-tracing.ts';
import type { Viewport } from './viewport.ts';

/** State and actions for {@link pressKey}. */
export interface KeyActions {
  readonly tracing: Tracing;
  /** Size of the page in page units. */
  readonly width: number;
  readonly height: number;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  readonly onAddOpening: () => void;
}

/** Handles a key pressed on the plan. Ignores keys without a function, and keys pressed in elements inside the plan. */
export function pressKey(event: KeyboardEvent<HTMLElement>, view: Viewport, actions: KeyActions): void {
  if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return;
  if (isTaken(event, view, actions)) event.preventDefault();
}

function isTaken(event: KeyboardEvent<HTMLElement>, view: Viewport, actions: KeyActions): boolean {
  const { tracing, width, height, onUndo, onRedo, onAddOpening } = actions;
  const { key, altKey } = event;
  const letter = key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (letter === 'z' || letter === 'y') {
      const step = letter === 'y' || event.shiftKey ? onRedo : onUndo;
      step?.();
      return true;
    }
  }
  const step = crosshairStep(event, tracing.feet);
  if (step) {
    tracing.moveCrosshair(step, [width / 2, height / 2], view);
    return true;
  }
  if (event.ctrlKey || event.metaKey) return false;
  if (lengthKey.test(key) || key === 'Backspace') return tracing.typeLength(key);
  if (key === 'Enter') {
    const { point } = tracing.cursor.state();
    if (tracing.typed !== '') tracing.placeTyped(altKey);
    // Without snapping, because the point is already snapped, or was set exactly with Alt or with keys.
    else if (point) tracing.act(point, view, true);
    return true;
  }
  if (key === 'Escape') {
    tracing.leave();
    return true;
  }
  if (key === '[' || key === ']') {
    tracing.selectNextWall(key === ']' ? 1 : -1);
    return true;
  }
  if (key === 'Delete' && tracing.chosen?.kind === 'corner') {
    tracing.removeCorner();
    return true;
  }
  if (letter === 'c' && tracing.tool === 'outline' && tracing.open.length > 0) {
    tracing.close();
    return true;
  }
  if (letter === 'o' && !altKey) {
    onAddOpening();
    return true;
  }
  const boundary = altKey ? undefined : boundaryKeys[letter];
  if (!boundary) return false;
  tracing.tag(boundary);
  return true;
}
