/** What a registry token can be for: versions, what is live, going back, taking a part off the site. */
export const registryActions = ['publish', 'release', 'rollback', 'remove'] as const;

export type RegistryAction = (typeof registryActions)[number];

/** What the holder of a token may do, and to what. */
export interface RegistryScope {
  /** Registry names of parts: 'mf-estimator'. */
  readonly names: readonly string[];
  /** Paths of the site that these parts may declare, each with all below it: '/cost-estimator'; '/' is the whole site. */
  readonly paths: readonly string[];
  readonly actions: readonly RegistryAction[];
}

/** Whether a scope allows an action on a part. */
export function isInScope(
  { names, actions }: Pick<RegistryScope, 'names' | 'actions'>,
  action: RegistryAction,
  name: string,
): boolean {
  return actions.includes(action) && names.includes(name);
}

/** Whether a scope has a path that a part declares: '/a' has /a, /a/b and /a/*, and not /ab. */
export function hasPath({ paths }: Pick<RegistryScope, 'paths'>, declared: string): boolean {
  return paths.some(
    (path) => path === '/' || declared === path || declared.startsWith(`${path.replace(/\/$/, '')}/`),
  );
}
