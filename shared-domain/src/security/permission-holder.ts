import type { AuthorizationContext } from './authorization-context.ts';
import { SecurityError } from './security-error.ts';

/** Permissions of one context: a mask, or names. */
export type Permissions = number | bigint | readonly string[];

interface Grant {
  readonly context: AuthorizationContext;
  readonly mask: bigint;
}

/** Keeps what is granted, a bitmask a context, and answers from it (H6). */
export class PermissionHolder {
  readonly #grants = new Map<string, Grant>();

  /** What is granted, by the name of the context. A context in which nothing is granted does not appear. */
  get grants(): readonly Grant[] {
    return Array.from(this.#grants.values(), (grant) => ({ ...grant })).sort((a, b) =>
      a.context.name < b.context.name ? -1 : 1,
    );
  }

  /** The mask granted in a context, 0 if there is nothing. */
  granted(contextName: string): bigint {
    return this.#grants.get(contextName)?.mask ?? 0n;
  }

  /** Adds to what is granted. @throws SecurityError, having granted nothing */
  grant(context: AuthorizationContext, permissions: Permissions): void {
    const asked = this.#maskOf('grant', context, permissions);
    this.#keep(context, this.granted(context.name) | asked);
  }

  /** Takes from what is granted; what is not granted stays so. @throws SecurityError, having revoked nothing */
  revoke(context: AuthorizationContext, permissions: Permissions): void {
    const asked = this.#maskOf('revoke', context, permissions);
    this.#keep(context, this.granted(context.name) & ~asked);
  }

  /**
   * Whether the mask granted in the context named `resource` holds the bits of every action asked for. It never throws:
   * an unknown action or resource, a disabled context and an empty list of actions are refused.
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
    // A mask means other permissions where the bits are others: neither adding nor taking away would be as asked.
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
