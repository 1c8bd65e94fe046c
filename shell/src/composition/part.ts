/** A part of the page, as the composition shows and leaves it. */
export interface Part {
  readonly name: string;
  isActive(pathname: string): boolean;
  /** Neither may throw or wait for the network: single-spa gives up on a part that does, and delays the others. */
  activate(): void;
  /** Resolves within the time limit of an unmount. */
  deactivate(): Promise<void>;
}
