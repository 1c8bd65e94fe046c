/** Code that is loaded only where it is used. */
export interface OnDemand<Part> {
  /** Loads the code once; after a failure, the next call tries again. */
  readonly load: () => Promise<Part>;
  /** Returns the code, or null until it is loaded. */
  readonly loaded: () => Part | null;
}

/** Returns code that is loaded on demand by the given import. */
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
