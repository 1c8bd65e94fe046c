import type { Point } from '@title24/shared-domain/takeoff';

/** What moves the cursor. The cursor's shape and the loupe's position depend on it. */
export type InputDevice = 'mouse' | 'finger' | 'keys';

export interface CursorState {
  /** In page units. Null while no cursor is shown. */
  readonly point: Point | null;
  readonly by: InputDevice;
}

const offPlan: CursorState = { point: null, by: 'mouse' };

/** Holds the cursor outside of React state, so that pointer events render only the components that use the cursor. */
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
