/** A role as it travels (spec 3): the granted bitmask by authorization context, as decimal text of any length. */
export interface RoleJson {
  readonly name: string;
  readonly description: string;
  readonly sortOrder: number;
  readonly enabled: boolean;
  readonly isAlmighty: boolean;
  readonly permissions: Readonly<Record<string, string>>;
}
