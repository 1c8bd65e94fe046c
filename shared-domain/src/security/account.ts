import { isFilledText } from './filled-text.ts';
import { requireFlag } from './flag.ts';
import type { Role } from './role.ts';
import { SecurityError } from './security-error.ts';

export interface AccountDefinition {
  readonly accountName: string;
  readonly role?: Role | null;
  /** Defaults to true. */
  readonly enabled?: boolean;
}

/** A person's account, with the permissions of its role (H6). */
export class Account {
  readonly accountName: string;
  /** Null for an account without permissions. */
  role: Role | null;
  #enabled: boolean;

  /** @throws SecurityError if the name is missing or blank, or `enabled` is not a boolean */
  constructor(definition: AccountDefinition) {
    if (!isFilledText(definition.accountName))
      throw new SecurityError('holder-without-name', 'Name the account.');
    this.accountName = definition.accountName;
    this.role = definition.role ?? null;
    this.#enabled = requireFlag('enabled', definition.enabled ?? true);
  }

  get enabled(): boolean {
    return this.#enabled;
  }

  set enabled(enabled: boolean) {
    this.#enabled = requireFlag('enabled', enabled);
  }

  /** Returns whether the account is enabled and its role allows all the actions on the resource. */
  isAllowed(action: string | readonly string[], resource: string): boolean {
    return this.#enabled && (this.role?.isAllowed(action, resource) ?? false);
  }
}
