import { Role, siteContexts, siteResources } from '@title24/shared-domain';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { accountRoles, roles } from '../tables/roles.table.ts';

type RoleRow = typeof roles.$inferSelect;

/** Returns the roles of an account, in the site's role order. */
export async function rolesOf(database: Database | Transaction, accountId: string) {
  const rows = await database
    .select({ role: roles })
    .from(accountRoles)
    .innerJoin(roles, eq(roles.name, accountRoles.roleName))
    .where(eq(accountRoles.accountId, accountId))
    .orderBy(asc(roles.sortOrder));
  return rows.map(({ role }) => role);
}

/** Converts a stored role. Unknown resources and actions in its permissions are ignored. */
export function toRole({ permissions, ...definition }: RoleRow): Role {
  const role = new Role(definition);
  for (const resource of siteResources) {
    const mask = permissions[resource];
    if (mask !== undefined) role.grant(siteContexts[resource], BigInt(mask) & siteContexts[resource].maximum);
  }
  return role;
}

/** Returns one role with the combined permissions of the enabled roles, or null if no role is enabled. */
export function effectiveRole(rows: readonly RoleRow[]): Role | null {
  const given = rows
    .filter(({ enabled }) => enabled)
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map(toRole);
  const [first, ...others] = given;
  if (!first || others.length === 0) return first ?? null;
  const all = new Role({
    name: given.map(({ name }) => name).join(', '),
    description: given.map(({ description }) => description).join('; '),
    sortOrder: Math.max(...given.map(({ sortOrder }) => sortOrder)),
    isAlmighty: given.some(({ isAlmighty }) => isAlmighty),
  });
  for (const role of given) for (const { context, mask } of role.grants) all.grant(context, mask);
  return all;
}
