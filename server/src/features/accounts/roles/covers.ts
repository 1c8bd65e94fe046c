import type { Role } from '@title24/shared-domain';

/** Returns whether the role `own` is enabled and has all permissions of the role `other`. */
export function covers(own: Role | null, other: Role): boolean {
  if (!own?.enabled) return false;
  if (own.isAlmighty) return true;
  return (
    !other.isAlmighty && other.grants.every(({ context, mask }) => (mask & ~own.granted(context.name)) === 0n)
  );
}
