/** Number of faults within a minute after which a version is paused. */
const faultsAllowed = 3;
const windowMs = 60_000;
const restMs = 60_000;

/**
 * Remembers which versions of parts hang or crash their renderer: each fault costs seconds of renderer time, so a
 * version with several faults is skipped for a while before it is tried again.
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

  /** Records a fault; returns whether it opens the circuit for this version. */
  fault(version: string): boolean {
    const now = this.#now();
    const recent = [...(this.#faults.get(version) ?? []), now].filter((at) => at > now - windowMs);
    if (recent.length < faultsAllowed) {
      this.#faults.set(version, recent);
      return false;
    }
    // The remaining faults count, so that the first fault after the pause opens the circuit again.
    this.#faults.set(version, recent.slice(1 - faultsAllowed));
    this.#restsUntil.set(version, now + restMs);
    return true;
  }
}
