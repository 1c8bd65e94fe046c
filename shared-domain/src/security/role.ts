import { isFilledText } from './filled-text.ts';
import { requireFlag } from './flag.ts';
import { PermissionHolder } from './permission-holder.ts';
import type { RoleJson } from './role-json.schema.ts';
import { SecurityError } from './security-error.ts';

export interface RoleDefinition {
  readonly name: string;
  readonly description?: string;
  readonly sortOrder?: number;
  /** Defaults to true. */
  readonly enabled?: boolean;
  /** Defaults to false. */
  readonly isAlmighty?: boolean;
}

/** A named set of permissions for accounts (H6). {@link roleFromJson} reads the result of `toJSON`. */
export class Role extends PermissionHolder {
  readonly name: string;
  description: string;
  sortOrder: number;
  readonly #isAlmighty: boolean;
  #enabled: boolean;

  /** @throws SecurityError if the name is missing or blank, or if a flag is not a boolean */
  constructor(definition: RoleDefinition) {
    super();
    if (!isFilledText(definition.name)) throw new SecurityError('holder-without-name', 'Name the role.');
    this.name = definition.name;
    this.description = definition.description ?? '';
    this.sortOrder = definition.sortOrder ?? 0;
    this.#isAlmighty = requireFlag('isAlmighty', definition.isAlmighty ?? false);
    this.#enabled = requireFlag('enabled', definition.enabled ?? true);
  }

  /**
   * Whether the role passes every check while it is enabled. Set only at creation, so that no role can become
   * all-powerful later.
   */
  get isAlmighty(): boolean {
    return this.#isAlmighty;
  }

  get enabled(): boolean {
    return this.#enabled;
  }

  set enabled(enabled: boolean) {
    this.#enabled = requireFlag('enabled', enabled);
  }

  /**
   * Like {@link PermissionHolder.isAllowed}, but a disabled role allows nothing, and an enabled all-powerful role
   * allows everything.
   */
  override isAllowed(action: string | readonly string[], resource: string): boolean {
    return this.#enabled && (this.#isAlmighty || super.isAllowed(action, resource));
  }

  toJSON(): RoleJson {
    const { name, description, sortOrder, enabled, isAlmighty, grants } = this;
    const permissions = Object.fromEntries(
      grants.map(({ context, mask }) => [context.name, mask.toString()]),
    );
    const contexts = Object.fromEntries(
      grants.map(({ context }) => [context.name, context.bits.map((bit) => bit.name)]),
    );
    return { name, description, sortOrder, enabled, isAlmighty, permissions, contexts };
  }
}
