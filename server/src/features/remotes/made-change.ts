import type { RegistryChange } from '@title24/shared-domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { auditEntries } from '../audit/audit-entries.table.ts';
import { keepOutcomeMs } from './acts-under-way.ts';

/** A change of a part's live version that somebody asks for. */
export interface WantedChange {
  readonly action: 'remotes.release' | 'remotes.rollback';
  readonly name: string;
  /** The version that goes; null for whichever is live. */
  readonly from: string | null;
  /** The version that comes; null for the one before. */
  readonly to: string | null;
  readonly reason: string;
}

/**
 * Returns the last change of the part if it is the one that is asked for, made by the same account a moment ago, and null
 * otherwise. A change that names no version could be another one of its kind.
 */
export async function madeChange(
  database: Database,
  accountId: string,
  { action, name, from, to, reason }: WantedChange,
): Promise<RegistryChange | null> {
  if (from === null && to === null) return null;
  const { at, before, after } = auditEntries;
  const [last] = await database
    .select({
      action: auditEntries.action,
      accountId: auditEntries.accountId,
      isRecent: sql<boolean>`${at} > now() - make_interval(secs => ${keepOutcomeMs / 1000}::float)`,
      from: sql<string | null>`${before} ->> 'version'`,
      to: sql<string | null>`${after} ->> 'version'`,
      reason: sql<string | null>`${after} ->> 'reason'`,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, `part ${name}`),
        inArray(auditEntries.action, ['remotes.release', 'remotes.rollback', 'remotes.withdraw']),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  const isIt =
    last?.isRecent &&
    last.action === action &&
    last.accountId === accountId &&
    last.reason === reason &&
    (from === null || last.from === from) &&
    (to === null || last.to === to);
  return isIt ? { name, from: last.from, to: last.to, changed: true } : null;
}
