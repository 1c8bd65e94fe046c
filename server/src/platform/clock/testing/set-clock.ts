import type { Clock } from '../clock.ts';

/** A clock that stands until it is set. */
export class SetClock implements Clock {
  #moment: number;

  constructor(moment: string) {
    this.#moment = Date.parse(moment);
  }

  now(): Date {
    return new Date(this.#moment);
  }

  /** Moves it, back for a negative number. */
  passMs(ms: number): void {
    this.#moment += ms;
  }
}
