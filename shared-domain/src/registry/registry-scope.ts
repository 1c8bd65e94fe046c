/** Actions that a registry token can allow. 'remove' takes a part off the site. */
export const registryActions = ['publish', 'release', 'rollback', 'remove'] as const;

export type RegistryAction = (typeof registryActions)[number];

/** Actions and parts that a token allows. */
export interface RegistryScope {
  /** Registry names of the parts, such as 'mf-estimator'. */
  readonly names: readonly string[];
  /** Paths that these parts may declare, including all paths below them. '/' is the whole site. */
  readonly paths: readonly string[];
  readonly actions: readonly RegistryAction[];
}

/** Returns whether a scope allows an action on a part. */
export function isInScope(
  { names, actions }: Pick<RegistryScope, 'names' | 'actions'>,
  action: RegistryAction,
  name: string,
): boolean {
  return actions.includes(action) && names.includes(name);
}

/** Returns whether a scope's paths include the path `declared`. '/a' includes /a, /a/b and /a/*, but not /ab. */
export function hasPath({ paths }: Pick<RegistryScope, 'paths'>, declared: string): boolean {
  return paths.some(
    (path) => path === '/' || declared === path || declared.startsWith(`${path.replace(/\/$/, '')}/`),
  );
}
