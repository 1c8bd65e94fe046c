import type { AuditAction } from '@title24/shared-domain';
import type { Transaction } from '../../platform/db/database.ts';
import type { SeedValues } from '../../platform/db/seeds/seed-set.ts';
import { type Actor, recordChange } from './record-change.ts';

/** The actor of changes that an update of the site makes to seeds, in the audit log and histories. */
export const siteUpdate: Actor = { accountId: null, accountName: 'an update of the site' };

interface SeedChange {
  readonly action: AuditAction;
  /** Prefix of the seed's key: 'product' 1001. */
  readonly kind: string;
  readonly before: SeedValues;
  readonly after: SeedValues;
}

/** Records what an update of the site added or changed in the audit log, one entry per seed. */
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
