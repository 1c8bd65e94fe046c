/** Whether sending of the current file is paused. */
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

  /** Calls `listener` on each change; returns a function that unsubscribes it. */
  listen(listener: (isOn: boolean) => void): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = null;
    };
  }
}
