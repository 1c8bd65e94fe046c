import type { Role } from '@title24/shared-domain';

/** Returns whether a role has all permissions of another role. */
export function covers(own: Role | null, other: Role): boolean {
  if (!own?.enabled) return false;
  if (own.isAlmighty) return true;
  return (
    !other.isAlmighty && other.grants.every(({ context, mask }) => (mask & ~own.granted(context.name)) === 0n)
  );
}
