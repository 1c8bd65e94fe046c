import type { audit } from '@title24/shared-domain/rpc/server';
import { and, desc, notInArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { containsText } from '../../platform/db/text-search-index.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { containing, pageOf } from '../../platform/rpc/params/list-params.ts';
import { auditEntries } from './audit-entries.table.ts';
import { auditSearch } from './audit-search.ts';

/** Actions that only view customer data. The list omits them by default, so that changes are easy to find. */
const accesses = ['work.load', 'work.openAll', 'work.openFile', 'work.snapshot'];

/**
 * Creates the service POST /rpc/2.0/audit, which lists the audit log, newest first. With the `accesses` parameter, the
 * list includes the actions that it omits by default.
 */
export function auditService(database: Database): MemberHandlersOf<typeof audit> {
  return {
    find: async ({ search, page, accesses: withAccesses }) => {
      const where = and(
        withAccesses ? undefined : notInArray(auditEntries.action, accesses),
        search ? containsText(auditSearch, containing(search)) : undefined,
      );
      const { limit, offset } = pageOf(page);
      const rows = await database
        .select()
        .from(auditEntries)
        .where(where)
        .orderBy(desc(auditEntries.id))
        .limit(limit)
        .offset(offset);
      const items = rows.map(({ id, at, by, action, subject, before, after }) => ({
        id: String(id),
        at: at.toISOString(),
        by,
        action,
        subject,
        before,
        after,
      }));
      return { items, total: await database.$count(auditEntries, where) };
    },
  };
}
