/** Whether sending is paused, for the one file that is on its way. */
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

  /** Has `listener` told of each change; answers the function that ends it. */
  listen(listener: (isOn: boolean) => void): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = null;
    };
  }
}
