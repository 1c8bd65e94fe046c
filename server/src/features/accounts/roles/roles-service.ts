import { isDeepStrictEqual } from 'node:util';
import { Role } from '@title24/shared-domain';
import { grantPermissions, type RoleRights, rightsOf } from '@title24/shared-domain/editing';
import type { roles as rolesContract } from '@title24/shared-domain/rpc/server';
import { eq, max } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { MemberHandlersOf } from '../../../platform/rpc/member-methods.ts';
import { conflict, forbidden, notFound, notPossible } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../../audit/record-change.ts';
import { roles } from '../tables/roles.table.ts';
import { toRole } from './account-roles.ts';
import { covers } from './covers.ts';
import { lockRoleChanges } from './last-almighty.ts';

/**
 * Creates the staff service for roles and their permissions, POST /rpc/2.0/roles. An all-powerful role cannot be added
 * or changed.
 */
export function rolesService(database: Database): MemberHandlersOf<typeof rolesContract> {
  return {
    insert: ({ role: wanted }, caller) =>
      database.transaction(async (transaction) => {
        await lockRoleChanges(transaction);
        const [last] = await transaction.select({ position: max(roles.sortOrder) }).from(roles);
        const added = roleWith(wanted, (last?.position ?? 0) + 1, caller);
        const { name, description, sortOrder, enabled, permissions } = added.toJSON();
        const inserted = await transaction
          .insert(roles)
          .values({ name, description, sortOrder, enabled, permissions })
          .onConflictDoNothing()
          .returning();
        if (inserted.length === 0) throw conflict('There is a role with this name.', name);
        const change = { action: 'roles.insert', subject: `role ${name}`, after: rightsOf(added) } as const;
        await recordChange(transaction, caller, change);
        return added.toJSON();
      }),

    update: ({ loaded, role: wanted }, caller) =>
      database.transaction(async (transaction) => {
        await lockRoleChanges(transaction);
        const [row] = await transaction.select().from(roles).where(eq(roles.name, loaded.name));
        if (!row) throw notFound(`There is no role ${loaded.name}.`);
        if (row.isAlmighty) {
          throw notPossible(`The role ${row.name} may do everything, and stays as it is.`, 'almighty');
        }
        const stored = toRole(row);
        const before = rightsOf(stored);
        if (!isDeepStrictEqual(before, inOrder(loaded))) {
          throw conflict('Someone else has changed this role since you opened it.', before);
        }
        requireCovered(stored, caller);
        const changed = roleWith({ ...wanted, name: row.name }, row.sortOrder, caller);
        const { description, enabled, permissions } = changed.toJSON();
        await transaction
          .update(roles)
          .set({ description, enabled, permissions })
          .where(eq(roles.name, row.name));
        await recordChange(transaction, caller, {
          action: 'roles.update',
          subject: `role ${row.name}`,
          before,
          after: rightsOf(changed),
        });
        return changed.toJSON();
      }),
  };
}

function roleWith(wanted: RoleRights, sortOrder: number, caller: Caller): Role {
  const { name, description, enabled, permissions } = wanted;
  const role = new Role({ name: name.trim(), description: description.trim(), enabled, sortOrder });
  grantPermissions(role, permissions);
  requireCovered(role, caller);
  return role;
}

/** @throws RpcFault -32003 if the role has a permission that the caller lacks */
function requireCovered(role: Role, caller: Caller): void {
  if (!covers(caller.role, role))
    throw forbidden('You cannot add or change a role with more permissions than your own.');
}

function inOrder(rights: RoleRights): RoleRights {
  const role = new Role({ ...rights });
  grantPermissions(role, rights.permissions);
  return rightsOf(role);
}
