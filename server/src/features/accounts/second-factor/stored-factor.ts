import { eq } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { AuthTransaction } from '../engine/auth-transaction.ts';
import { backupCodesFromText } from '../engine/backup-codes.ts';
import { secondFactors } from '../tables/second-factors.table.ts';
import { SecondFactorUnreadableError } from './second-factor-unreadable-error.ts';
import { totpStep } from './totp-step.ts';

export type StoredFactor = typeof secondFactors.$inferSelect;

/** Returns the account's second factor, whose row stays locked until the transaction ends; null if there is none. */
export async function takeFactor(
  { transaction }: AuthTransaction,
  accountId: string,
): Promise<StoredFactor | null> {
  const ofAccount = eq(secondFactors.userId, accountId);
  const [factor] = await transaction.select().from(secondFactors).where(ofAccount).for('update');
  return factor ?? null;
}

/**
 * Returns the code's time step, or null if the code is wrong, already used or older than the last used code (RFC 6238,
 * 5.2).
 * @throws SecondFactorUnreadableError
 */
export function unusedStep(
  authTransaction: AuthTransaction,
  { secret, lastStep }: StoredFactor,
  code: string,
): number | null {
  const step = totpStep(decrypt(authTransaction, secret), code, siteClock.now().getTime());
  return step !== null && step > (lastStep ?? 0) ? step : null;
}

/** Returns the decrypted backup codes. @throws SecondFactorUnreadableError */
export function backupCodesOf(
  authTransaction: AuthTransaction,
  { backupCodes }: StoredFactor,
): readonly string[] {
  return backupCodesFromText(decrypt(authTransaction, backupCodes));
}

function decrypt({ box }: AuthTransaction, encrypted: string): string {
  try {
    return box.decrypt(encrypted);
  } catch (cause) {
    throw new SecondFactorUnreadableError('A second factor cannot be decrypted.', { cause });
  }
}
