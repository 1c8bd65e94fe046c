import type { Point } from '@title24/shared-domain/takeoff';

/** Input device that moves the cursor. It determines the cursor's shape and the loupe's position. */
export type InputDevice = 'mouse' | 'finger' | 'keys';

export interface CursorState {
  /** Point that the cursor snaps to, in page units; null if the cursor is not on the plan. */
  readonly point: Point | null;
  readonly by: InputDevice;
}

const offPlan: CursorState = { point: null, by: 'mouse' };

/**
 * Stores the cursor position outside of React state, so frequent pointer events render only the components that
 * depend on it.
 */
export class Cursor {
  #state = offPlan;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): CursorState => this.#state;

  move(point: Point | null, by: InputDevice = 'mouse'): void {
    const before = this.#state;
    if (by === before.by && samePoint(point, before.point)) return;
    this.#state = { point, by };
    for (const listener of this.#listeners) listener();
  }
}

function samePoint(one: Point | null, other: Point | null): boolean {
  return one === other || (one !== null && other !== null && one[0] === other[0] && one[1] === other[1]);
}
