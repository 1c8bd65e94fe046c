/**
 * A role as transmitted (H6): self-contained, because `contexts` says which bit of a mask in `permissions` means what.
 * Only contexts with granted permissions appear.
 */
export interface RoleJson {
  readonly name: string;
  readonly description: string;
  readonly sortOrder: number;
  readonly enabled: boolean;
  readonly isAlmighty: boolean;
  /** The granted bitmask by authorization context, as decimal text of any length. */
  readonly permissions: Readonly<Record<string, string>>;
  /** The names of the bits by authorization context, in the order of their positions. */
  readonly contexts: Readonly<Record<string, readonly string[]>>;
}
