/** Faults within a minute after which a part is not tried for a while. */
const faultsAllowed = 3;
const windowMs = 60_000;
const restMs = 60_000;

/**
 * Remembers which versions of parts hang or end their threads: each such fault costs seconds of a thread, so a version
 * with several of them rests, and is tried again after.
 */
export class PartCircuitBreaker {
  readonly #faults = new Map<string, number[]>();
  readonly #restsUntil = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  isResting(version: string): boolean {
    return (this.#restsUntil.get(version) ?? 0) > this.#now();
  }

  /** Answers whether this fault is the one that puts the version to rest. */
  fault(version: string): boolean {
    const now = this.#now();
    const recent = [...(this.#faults.get(version) ?? []), now].filter((at) => at > now - windowMs);
    if (recent.length < faultsAllowed) {
      this.#faults.set(version, recent);
      return false;
    }
    // What remains has the first fault after the rest put it to rest again.
    this.#faults.set(version, recent.slice(1 - faultsAllowed));
    this.#restsUntil.set(version, now + restMs);
    return true;
  }
}
