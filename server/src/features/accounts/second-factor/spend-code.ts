import { symmetricDecrypt } from 'better-auth/crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { AccountWork } from '../engine/account-work.ts';
import { secondFactors } from '../tables/second-factors.table.ts';
import { totpStep } from './totp-step.ts';
import { SecondFactorUnreadableError } from './unreadable-error.ts';

/**
 * Whether this is a code of the account's authenticator app that was not taken before, nor a later one (RFC 6238, 5.2);
 * it counts as taken from here on. Of two tries at the same moment, the second waits for the first and is refused.
 * @throws SecondFactorUnreadableError
 */
export async function spendCode(inWork: AccountWork, accountId: string, code: string): Promise<boolean> {
  const { transaction } = inWork;
  const [factor] = await transaction.select().from(secondFactors).where(eq(secondFactors.userId, accountId));
  if (!factor) return false;
  const step = totpStep(await decrypt(inWork, factor.secret), code, Date.now());
  if (step === null) return false;
  const isLater = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const taken = await transaction
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.id, factor.id), isLater));
  return taken.rowCount === 1;
}

/**
 * Makes sure that the account's backup codes can be read.
 * @throws SecondFactorUnreadableError
 */
export async function requireBackupCodes(inWork: AccountWork, accountId: string): Promise<void> {
  const [factor] = await inWork.transaction
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, accountId));
  if (factor) await decrypt(inWork, factor.backupCodes);
}

async function decrypt({ engine }: AccountWork, data: string): Promise<string> {
  const { secretConfig } = await engine.$context;
  try {
    return await symmetricDecrypt({ key: secretConfig, data });
  } catch (cause) {
    throw new SecondFactorUnreadableError('A second factor cannot be decrypted.', { cause });
  }
}
