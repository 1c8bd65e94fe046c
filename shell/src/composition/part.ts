/** A part of the page, as the composition shows and leaves it. */
export interface Part {
  readonly name: string;
  isActive(pathname: string): boolean;
  /**
   * Shows the part. Neither this nor `deactivate` may throw or wait for the network: single-spa gives up on a part
   * that throws, and a part that waits delays the others.
   */
  activate(): void;
  /** Removes the part. Resolves within the time limit for an unmount. */
  deactivate(): Promise<void>;
}
