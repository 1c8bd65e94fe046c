import type { Point } from '@title24/shared-domain/takeoff';

/** Position of the pointer, or of the crosshair moved by keys. */
export interface CursorState {
  /** The point that it snaps to, in units of the page; null if it is not on the plan. */
  readonly point: Point | null;
  /** Moved by keys: shown as a crosshair. */
  readonly isCrosshair: boolean;
}

const away: CursorState = { point: null, isCrosshair: false };

/**
 * A pointer moves many times a second, and only what follows it should be rendered again, so its position is kept
 * outside of React state.
 */
export class Cursor {
  #state = away;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): CursorState => this.#state;

  move(point: Point | null, isCrosshair = false): void {
    const before = this.#state;
    if (isCrosshair === before.isCrosshair && samePoint(point, before.point)) return;
    this.#state = { point, isCrosshair };
    for (const listener of this.#listeners) listener();
  }
}

function samePoint(one: Point | null, other: Point | null): boolean {
  return one === other || (one !== null && other !== null && one[0] === other[0] && one[1] === other[1]);
}
