import type { AuthorizationContext } from './authorization-context.ts';
import { SecurityError } from './security-error.ts';

/** Permissions of one context: a mask, or names. */
export type Permissions = number | bigint | readonly string[];

interface Grant {
  readonly context: AuthorizationContext;
  readonly mask: bigint;
}

/** Stores granted permissions, a bitmask per context, and checks them (H6). */
export class PermissionHolder {
  readonly #grants = new Map<string, Grant>();

  /** Granted permissions by context name. A context without any does not appear. */
  get grants(): readonly Grant[] {
    return Array.from(this.#grants.values(), (grant) => ({ ...grant })).sort((a, b) =>
      a.context.name < b.context.name ? -1 : 1,
    );
  }

  /** Returns the mask granted in a context; 0 if there is none. */
  granted(contextName: string): bigint {
    return this.#grants.get(contextName)?.mask ?? 0n;
  }

  /**
   * Grants permissions.
   * @throws SecurityError without granting any
   */
  grant(context: AuthorizationContext, permissions: Permissions): void {
    const asked = this.#maskOf('grant', context, permissions);
    this.#keep(context, this.granted(context.name) | asked);
  }

  /**
   * Revokes permissions; others are not affected.
   * @throws SecurityError without revoking any
   */
  revoke(context: AuthorizationContext, permissions: Permissions): void {
    const asked = this.#maskOf('revoke', context, permissions);
    this.#keep(context, this.granted(context.name) & ~asked);
  }

  /**
   * Whether the mask granted in the context named `resource` has the bits of every requested action. Never throws: an
   * unknown action or resource, a disabled context and an empty list of actions are denied.
   */
  isAllowed(action: string | readonly string[], resource: string): boolean {
    const grant = this.#grants.get(resource);
    const actions = typeof action === 'string' ? [action] : action;
    if (!grant?.context.enabled || !Array.isArray(actions) || actions.length === 0) return false;
    const { context, mask } = grant;
    return Array.from(actions).every((name) => context.has(name) && (mask & context.toNumber(name)) !== 0n);
  }

  #keep(context: AuthorizationContext, mask: bigint): void {
    if (mask === 0n) this.#grants.delete(context.name);
    else this.#grants.set(context.name, { context, mask });
  }

  #maskOf(deed: 'grant' | 'revoke', context: AuthorizationContext, permissions: Permissions): bigint {
    if (context === null || context === undefined) {
      throw new SecurityError(`${deed}-without-context`, 'Say which context the permissions are of.');
    }
    // With different bits, a mask means other permissions, so neither granting nor revoking it would be correct.
    if (!(this.#grants.get(context.name)?.context.hasSameBits(context) ?? true)) {
      throw new SecurityError(
        'context-differs',
        `Revoke what is granted in ${context.name}, or use the same context.`,
      );
    }
    if (Array.isArray(permissions)) return context.toMask(permissions);
    if (typeof permissions === 'number' || typeof permissions === 'bigint')
      return context.requireMask(permissions);
    throw new SecurityError(`${deed}-without-permissions`, 'Give a mask, or the names as a list.');
  }
}
