/** Stores whether uploads are paused, and notifies one listener of changes. */
export class Pause {
  #isOn = false;
  #listener: ((isOn: boolean) => void) | null = null;

  get isOn(): boolean {
    return this.#isOn;
  }

  set(isOn: boolean): void {
    this.#isOn = isOn;
    this.#listener?.(isOn);
  }

  /**
   * Calls `listener` after each change.
   * @returns a function that removes the listener
   */
  listen(listener: (isOn: boolean) => void): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = null;
    };
  }
}
