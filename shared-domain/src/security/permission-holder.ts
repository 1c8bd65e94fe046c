import type { AuthorizationContext } from './authorization-context.ts';
import { SecurityError } from './security-error.ts';

/** Permissions in one context, as a mask or as names. */
export type Permissions = number | bigint | readonly string[];

interface Grant {
  readonly context: AuthorizationContext;
  readonly mask: bigint;
}

/** Stores and checks permissions, as one mask per context (H6). */
export class PermissionHolder {
  readonly #grants = new Map<string, Grant>();

  /** Sorted by context name, without empty masks. */
  get grants(): readonly Grant[] {
    return Array.from(this.#grants.values(), (grant) => ({ ...grant })).sort((a, b) =>
      a.context.name < b.context.name ? -1 : 1,
    );
  }

  /** Returns the mask that is granted in a context, or 0. */
  granted(contextName: string): bigint {
    return this.#grants.get(contextName)?.mask ?? 0n;
  }

  /**
   * Grants permissions. If an error is thrown, no permission is granted.
   * @throws SecurityError if the context is missing, a permission is invalid, or the holder has permissions in another
   * context with the same name but other bit names or positions
   */
  grant(context: AuthorizationContext, permissions: Permissions): void {
    const asked = this.#maskOf('grant', context, permissions);
    this.#keep(context, this.granted(context.name) | asked);
  }

  /**
   * Revokes permissions. If an error is thrown, no permission is revoked.
   * @throws SecurityError if the context is missing, a permission is invalid, or the holder has permissions in another
   * context with the same name but other bit names or positions
   */
  revoke(context: AuthorizationContext, permissions: Permissions): void {
    const asked = this.#maskOf('revoke', context, permissions);
    this.#keep(context, this.granted(context.name) & ~asked);
  }

  /**
   * Returns whether all actions are granted in the context named `resource`. Unknown names, disabled contexts and
   * empty lists are denied without an error.
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
    // If the context had different bit names or positions, the granted mask would mean different permissions.
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
