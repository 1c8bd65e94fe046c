import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { storedAt } from '../../../platform/clock/stored-at.ts';
import { accounts } from './accounts.table.ts';

/** Roles with their permissions (H6). */
export const roles = pgTable('roles', {
  name: text().primaryKey(),
  description: text().notNull(),
  sortOrder: integer('sort_order').notNull(),
  enabled: boolean().notNull().default(true),
  isAlmighty: boolean('is_almighty').notNull().default(false),
  /** Permission bitmasks by context, as decimal text. `siteContexts` defines the bit positions. */
  permissions: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
});

export const accountRoles = pgTable(
  'account_roles',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    roleName: text('role_name')
      .notNull()
      .references(() => roles.name),
    grantedAt: storedAt('granted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.roleName] }),
    index('account_roles_role').on(table.roleName),
  ],
);
