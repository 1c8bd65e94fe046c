/** A part of the page that can be shown and removed. */
export interface Part {
  readonly name: string;
  isActive(pathname: string): boolean;
  /**
   * Shows the part. Neither this method nor `deactivate` may throw or wait for the network. single-spa stops updating
   * a part that throws, and a part that waits delays all others.
   */
  activate(): void;
  /** Removes the part. Resolves within the time limit for an unmount. */
  deactivate(): Promise<void>;
}
