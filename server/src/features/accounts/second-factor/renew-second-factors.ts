import { asc, eq } from 'drizzle-orm';
import type { RunAuthTransaction } from '../engine/auth-transaction.ts';
import { secondFactors } from '../tables/second-factors.table.ts';

/**
 * Re-encrypts second factors with the newest secret, so that older secrets can be removed from AUTH_SECRET. Factors
 * that no secret can decrypt stay unchanged.
 * @returns the number of re-encrypted second factors
 */
export function renewSecondFactors(work: RunAuthTransaction): Promise<number> {
  return work(async ({ transaction, box }) => {
    const factors = await transaction
      .select()
      .from(secondFactors)
      .orderBy(asc(secondFactors.id))
      .for('update');
    let changed = 0;
    for (const { id, secret, backupCodes } of factors) {
      const renewed = { secret: box.renewed(secret), backupCodes: box.renewed(backupCodes) };
      if (renewed.secret === secret && renewed.backupCodes === backupCodes) continue;
      await transaction.update(secondFactors).set(renewed).where(eq(secondFactors.id, id));
      changed += 1;
    }
    return changed;
  });
}
