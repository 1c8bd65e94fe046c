/** Resources that are released in the reverse order of their addition. */
export class Resources {
  readonly #releases: (() => Promise<void>)[] = [];

  add(release: () => Promise<void>): void {
    this.#releases.push(release);
  }

  /** Releases all resources, even if some fail. Then rejects with an AggregateError if any failed. */
  async release(): Promise<void> {
    const failures: unknown[] = [];
    for (let release = this.#releases.pop(); release; release = this.#releases.pop()) {
      await release().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Shutdown did not complete cleanly');
  }
}
