import { isInScope, type RegistryAction, type RegistryScope } from '@title24/shared-domain';

/** Who acts on the registry. */
export interface RegistryActor {
  /** An account's id; null for a token or a command. */
  readonly accountId: string | null;
  /** Name in the audit log and the history. */
  readonly accountName: string;
  /** The id of a token that acts. */
  readonly tokenId?: string;
  /** What they may do; null for everything (staff, or the operator on the site's own machine). */
  readonly scope: RegistryScope | null;
}

/** Returns whether an actor may do something to a part. */
export function mayAct(
  { scope }: Pick<RegistryActor, 'scope'>,
  action: RegistryAction,
  name: string,
): boolean {
  return scope === null || isInScope(scope, action, name);
}
