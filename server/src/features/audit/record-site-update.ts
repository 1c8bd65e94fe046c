import type { AuditAction } from '@title24/shared-domain';
import type { Transaction } from '../../platform/db/database.ts';
import type { SeedValues } from '../../platform/db/seeds/seed-set.ts';
import { type Actor, recordChange } from './record-change.ts';

/** Who changes a database in use when an update of the site brings other seeds, as the audit log and histories name it. */
export const siteUpdate: Actor = { accountId: null, accountName: 'an update of the site' };

interface SeedChange {
  readonly action: AuditAction;
  /** Goes before the seed's key: 'product' 1001. */
  readonly kind: string;
  readonly before: SeedValues;
  readonly after: SeedValues;
}

/** Writes what an update of the site added or changed to the audit log, an entry for each seed. */
export async function recordSiteUpdate(
  transaction: Transaction,
  { action, kind, before, after }: SeedChange,
): Promise<void> {
  for (const [key, seed] of after) {
    await recordChange(transaction, siteUpdate, {
      action,
      subject: `${kind} ${key}`,
      before: before.get(key),
      after: seed,
    });
  }
}
