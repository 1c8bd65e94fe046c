/** Code that is loaded only when needed. */
export interface OnDemand<Part> {
  /** Loads the code if it is not loaded yet. After a failure, the next call tries again. */
  readonly load: () => Promise<Part>;
  /** Returns the code, or null if not loaded. */
  readonly loaded: () => Part | null;
}

/**
 * Returns code to load on demand.
 * @param load - imports the code
 */
export function onDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  let part: Part | null = null;
  return {
    loaded: () => part,
    async load() {
      part ??= await load();
      return part;
    },
  };
}
