import type { Point } from '@title24/shared-domain/takeoff';

/** The device that moves the cursor: keys show a crosshair, and a finger covers what is below it. */
export type Mover = 'mouse' | 'finger' | 'keys';

export interface CursorState {
  /** The point that the cursor snaps to, in units of the page; null if it is not on the plan. */
  readonly point: Point | null;
  readonly by: Mover;
}

const away: CursorState = { point: null, by: 'mouse' };

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

  move(point: Point | null, by: Mover = 'mouse'): void {
    const before = this.#state;
    if (by === before.by && samePoint(point, before.point)) return;
    this.#state = { point, by };
    for (const listener of this.#listeners) listener();
  }
}

function samePoint(one: Point | null, other: Point | null): boolean {
  return one === other || (one !== null && other !== null && one[0] === other[0] && one[1] === other[1]);
}
