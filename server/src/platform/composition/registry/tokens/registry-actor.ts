import { isInScope, type RegistryAction, type RegistryScope } from '@title24/shared-domain';

/** Person or program that changes the registry. */
export interface RegistryActor {
  /** Null for a token, a command or the site itself. */
  readonly accountId: string | null;
  /** Name in the audit log and the release history. */
  readonly accountName: string;
  /** Id of the actor's token, if any. */
  readonly tokenId?: string;
  /**
   * Permitted parts, paths and actions; null for all (staff, commands on the site's own machine, or the site itself).
   */
  readonly scope: RegistryScope | null;
}

/** Returns whether an actor may perform an action on a part. */
export function mayAct(
  { scope }: Pick<RegistryActor, 'scope'>,
  action: RegistryAction,
  name: string,
): boolean {
  return scope === null || isInScope(scope, action, name);
}
