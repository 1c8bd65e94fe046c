/** Resources to release, in reverse order of acquisition. */
export class Resources {
  readonly #releases: (() => Promise<void>)[] = [];

  add(release: () => Promise<void>): void {
    this.#releases.push(release);
  }

  /** Releases all of them, even if one fails; then rejects. */
  async release(): Promise<void> {
    const failures: unknown[] = [];
    for (let release = this.#releases.pop(); release; release = this.#releases.pop()) {
      await release().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Shutdown did not complete cleanly');
  }
}
