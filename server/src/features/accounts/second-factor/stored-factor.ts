import { eq } from 'drizzle-orm';
import type { AccountWork } from '../engine/account-work.ts';
import { backupCodesFromText } from '../engine/backup-codes.ts';
import { secondFactors } from '../tables/second-factors.table.ts';
import { totpStep } from './totp-step.ts';
import { SecondFactorUnreadableError } from './unreadable-error.ts';

export type StoredFactor = typeof secondFactors.$inferSelect;

/** The account's second factor, or null. Whoever else asks for it waits until this transaction has ended. */
export async function takeFactor(
  { transaction }: AccountWork,
  accountId: string,
): Promise<StoredFactor | null> {
  const ofAccount = eq(secondFactors.userId, accountId);
  const [factor] = await transaction.select().from(secondFactors).where(ofAccount).for('update');
  return factor ?? null;
}

/**
 * The time step whose code of the app this is, or null if it is wrong, was taken before or is older than one that was
 * (RFC 6238, 5.2).
 * @throws SecondFactorUnreadableError
 */
export function unspentStep(
  inWork: AccountWork,
  { secret, lastStep }: StoredFactor,
  code: string,
): number | null {
  const step = totpStep(decrypt(inWork, secret), code, Date.now());
  return step !== null && step > (lastStep ?? 0) ? step : null;
}

/** @throws SecondFactorUnreadableError */
export function backupCodesOf(inWork: AccountWork, { backupCodes }: StoredFactor): readonly string[] {
  return backupCodesFromText(decrypt(inWork, backupCodes));
}

function decrypt({ box }: AccountWork, encrypted: string): string {
  try {
    return box.decrypt(encrypted);
  } catch (cause) {
    throw new SecondFactorUnreadableError('A second factor cannot be decrypted.', { cause });
  }
}
