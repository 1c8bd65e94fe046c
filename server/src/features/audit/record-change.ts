import type { AuditAction } from '@title24/shared-domain';
import type { Transaction } from '../../platform/db/database.ts';
import { auditEntries } from './audit-entries.table.ts';

/** The author of a change. If it is not an account, `accountId` is null and `accountName` is the author's name. */
export interface Actor {
  readonly accountId: string | null;
  readonly accountName: string;
}

/** A change for the audit log. `before` and `after` must not contain a password, token or code. */
export interface Change {
  readonly action: AuditAction;
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Adds a change, or the viewing of customer data, to the audit log in the caller's transaction. */
export async function recordChange(transaction: Transaction, by: Actor, change: Change): Promise<void> {
  const { action, subject, before = null, after = null } = change;
  await transaction
    .insert(auditEntries)
    .values({ accountId: by.accountId, by: by.accountName, action, subject, before, after });
}
