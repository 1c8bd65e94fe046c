import { isFilledText } from './filled-text.ts';
import { requireFlag } from './flag.ts';
import type { Role } from './role.ts';
import { SecurityError } from './security-error.ts';

export interface AccountDefinition {
  readonly accountName: string;
  readonly role?: Role | null;
  /** Default true. */
  readonly enabled?: boolean;
}

/** Someone who can log in (H6). */
export class Account {
  readonly accountName: string;
  /** Null if no role is given: such an account has no permissions. */
  role: Role | null;
  #enabled: boolean;

  /** @throws SecurityError without a name, or for a flag that is not a boolean */
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

  /** Whether the account's role allows the actions; never while the account is disabled. */
  isAllowed(action: string | readonly string[], resource: string): boolean {
    return this.#enabled && (this.role?.isAllowed(action, resource) ?? false);
  }
}
