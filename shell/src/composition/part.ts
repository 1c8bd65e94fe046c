/** A part of the page that can be shown and removed. */
export interface Part {
  readonly name: string;
  isActive(pathname: string): boolean;
  /**
   * Shows the part. Must not throw, because single-spa would then stop updating the part. Must not wait for
   * the network.
   */
  activate(): void;
  /** Removes the part within the time limit for an unmount. Must not throw. */
  deactivate(): Promise<void>;
}

/** Writes the name of the interactive part to the document, for tools and fault reports; null removes the name. */
export function markLive(part: string | null): void {
  if (part) document.documentElement.dataset.live = part;
  else delete document.documentElement.dataset.live;
}
