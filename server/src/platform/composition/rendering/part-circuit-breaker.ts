/** A version is paused after this number of faults within a minute. */
const faultsAllowed = 3;
const windowMs = 60_000;
const restMs = 60_000;

/** Pauses versions that repeatedly hang or crash, because each fault can cost seconds of renderer time. */
export class PartCircuitBreaker {
  readonly #faults = new Map<string, number[]>();
  readonly #restsUntil = new Map<string, number>();

  isResting(version: string): boolean {
    return (this.#restsUntil.get(version) ?? 0) > performance.now();
  }

  /**
   * Records a fault.
   *
   * @returns whether it pauses the version
   */
  fault(version: string): boolean {
    const now = performance.now();
    const recent = [...(this.#faults.get(version) ?? []), now].filter((at) => at > now - windowMs);
    if (recent.length < faultsAllowed) {
      this.#faults.set(version, recent);
      return false;
    }
    this.#faults.delete(version);
    this.#restsUntil.set(version, now + restMs);
    return true;
  }
}
