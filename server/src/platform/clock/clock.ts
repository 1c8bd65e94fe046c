/** What time it is. Everything that decides by the time, or stores it, asks the one clock that the site is started with. */
export interface Clock {
  /** The present moment, as an object of the caller's own. */
  now(): Date;
}

/** The computer's clock. */
export const systemClock: Clock = { now: () => new Date() };
