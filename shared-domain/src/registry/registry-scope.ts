/**
 * Actions that a registry token can allow: publishing versions, releasing them, rolling back, removing a part from the
 * site.
 */
export const registryActions = ['publish', 'release', 'rollback', 'remove'] as const;

export type RegistryAction = (typeof registryActions)[number];

/** What the holder of a token may do, and to which parts. */
export interface RegistryScope {
  /** Registry names of parts: 'mf-estimator'. */
  readonly names: readonly string[];
  /** Paths that these parts may declare, including everything below them: '/cost-estimator'; '/' is the whole site. */
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

/** Whether a scope includes a declared path: '/a' includes /a, /a/b and /a/*, but not /ab. */
export function hasPath({ paths }: Pick<RegistryScope, 'paths'>, declared: string): boolean {
  return paths.some(
    (path) => path === '/' || declared === path || declared.startsWith(`${path.replace(/\/$/, '')}/`),
  );
}
