import { isInScope, type RegistryAction, type RegistryScope } from '@title24/shared-domain';

/** Who acts on the registry. */
export interface RegistryActor {
  /** An account's id; null for a token or a command. */
  readonly accountId: string | null;
  /** As the audit log and the history name them. */
  readonly accountName: string;
  /** What it may do; null for whoever was let in for everything: staff, or the operator on the site's own machine. */
  readonly scope: RegistryScope | null;
}

/** Whether somebody may do something to a part. */
export function mayAct(
  { scope }: Pick<RegistryActor, 'scope'>,
  action: RegistryAction,
  name: string,
): boolean {
  return scope === null || isInScope(scope, action, name);
}
