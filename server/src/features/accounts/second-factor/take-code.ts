import { eq } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { AuthTransaction } from '../engine/auth-transaction.ts';
import { backupCodesToText, withoutBackupCode } from '../engine/backup-codes.ts';
import { secondFactors } from '../tables/second-factors.table.ts';
import { backupCodesOf, type StoredFactor, takeFactor, unusedStep } from './stored-factor.ts';

/**
 * Number of consecutive wrong codes after which the account accepts no code for a quarter of an hour, not even a
 * correct one. Without this lock, a person who knows the password could try many codes by switching IP addresses.
 */
const lockAfter = 10;
const lockMs = 15 * 60_000;

/**
 * Accepts an unused app code or backup code of the account, and marks it as used. Counts wrong codes, and accepts no
 * code during a lock. Of two concurrent attempts with the same code, the second waits and is then refused.
 * @returns whether the code was accepted
 * @throws SecondFactorUnreadableError
 */
export async function takeCode(
  authTransaction: AuthTransaction,
  accountId: string,
  code: string,
): Promise<boolean> {
  const factor = await takeFactor(authTransaction, accountId);
  if (!factor?.verified || isLocked(factor)) return false;
  const change = changesForUse(authTransaction, factor, code.replace(/\s/g, ''));
  await authTransaction.transaction
    .update(secondFactors)
    .set(change ? { ...change, failedVerificationCount: 0, lockedUntil: null } : oneMoreFailure(factor))
    .where(eq(secondFactors.id, factor.id));
  return change !== null;
}

function isLocked({ lockedUntil }: StoredFactor): boolean {
  return lockedUntil !== null && lockedUntil.getTime() > siteClock.now().getTime();
}

/** Returns the column values that mark the code as used, or null if the code is wrong or already used. */
function changesForUse(
  authTransaction: AuthTransaction,
  factor: StoredFactor,
  code: string,
): Partial<StoredFactor> | null {
  if (/^\d{6}$/.test(code)) {
    const lastStep = unusedStep(authTransaction, factor, code);
    return lastStep === null ? null : { lastStep };
  }
  const left = withoutBackupCode(backupCodesOf(authTransaction, factor), code);
  return left && { backupCodes: authTransaction.box.encrypt(backupCodesToText(left)) };
}

/** Returns the column values that count one more failure. An expired lock resets the count. */
function oneMoreFailure({ failedVerificationCount, lockedUntil }: StoredFactor): Partial<StoredFactor> {
  const count = lockedUntil ? 1 : failedVerificationCount + 1;
  return {
    failedVerificationCount: count,
    lockedUntil: count < lockAfter ? null : new Date(siteClock.now().getTime() + lockMs),
  };
}
