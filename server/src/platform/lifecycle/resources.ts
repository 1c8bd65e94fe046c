/** What has to be ended, the last one started first. */
export class Resources {
  readonly #releases: (() => Promise<void>)[] = [];

  add(release: () => Promise<void>): void {
    this.#releases.push(release);
  }

  /** Ends all of them, even if one fails to end; rejects then. */
  async release(): Promise<void> {
    const failures: unknown[] = [];
    for (let release = this.#releases.pop(); release; release = this.#releases.pop()) {
      await release().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Shutdown did not complete cleanly');
  }
}
