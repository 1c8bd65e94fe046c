import type { AuditAction, SiteConfiguration, TotpConfirmation, TotpSetup } from '@title24/shared-domain';
import { eq } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { forbidden, invalidParams } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { AuthTransaction } from '../engine/auth-transaction.ts';
import { backupCodesToText, newBackupCodes } from '../engine/backup-codes.ts';
import { newTotpSecret, totpKey, totpUri } from '../engine/totp-key.ts';
import type { CountTries, WithPassword } from '../password/with-password.ts';
import { SecondFactorUnreadableError } from '../second-factor/second-factor-unreadable-error.ts';
import { backupCodesOf, type StoredFactor, takeFactor, unusedStep } from '../second-factor/stored-factor.ts';
import { accounts } from '../tables/accounts.table.ts';
import { secondFactors } from '../tables/second-factors.table.ts';

/** Manages the authenticator app of an account. */
export interface Totp {
  /** Creates a secret for the app. Logins require no code until {@link Totp.confirm} succeeds. */
  start(caller: Caller, password: string): Promise<TotpSetup>;
  confirm(caller: Caller, code: string): Promise<TotpConfirmation>;
  stop(caller: Caller, password: string): Promise<void>;
}

/** Creates the service for authenticator apps. */
export function totp(
  withPassword: WithPassword,
  tries: CountTries,
  loadConfiguration: () => Promise<SiteConfiguration>,
): Totp {
  const record = ({ transaction }: AuthTransaction, caller: Caller, action: AuditAction, enabled: boolean) =>
    recordChange(transaction, caller, {
      action,
      subject: `account ${caller.accountName}`,
      before: { totpEnabled: !enabled },
      after: { totpEnabled: enabled },
    });
  return {
    start: (caller, password) =>
      withPassword(caller, password, async (authTransaction) => {
        if (await isOn(authTransaction, caller)) {
          throw forbidden('An authenticator app is already set up. Remove it first.');
        }
        const { company } = await loadConfiguration();
        const secret = newTotpSecret();
        await storeUnconfirmed(authTransaction, caller.accountId, secret);
        return { uri: totpUri(secret, company.name, caller.email), secret: totpKey(secret) };
      }),

    confirm: (caller, code) =>
      tries(caller, async (authTransaction) => {
        if (await isOn(authTransaction, caller)) throw forbidden('An authenticator app is already set up.');
        const backupCodes = await confirmFactor(authTransaction, caller.accountId, code.replace(/\s/g, ''));
        if (!backupCodes) throw invalidParams([{ path: 'code', message: 'The code is incorrect' }]);
        await record(authTransaction, caller, 'account.confirmTotp', true);
        return { backupCodes };
      }),

    stop: async (caller, password) => {
      await withPassword(caller, password, async (authTransaction) => {
        const { transaction } = authTransaction;
        const isCallers = eq(secondFactors.userId, caller.accountId);
        const removed = await transaction.delete(secondFactors).where(isCallers).returning();
        await setEnabled(authTransaction, caller.accountId, false);
        if (removed.some(({ verified }) => verified))
          await record(authTransaction, caller, 'account.stopTotp', false);
      });
    },
  };
}

async function storeUnconfirmed({ transaction, box }: AuthTransaction, accountId: string, secret: string) {
  await transaction.delete(secondFactors).where(eq(secondFactors.userId, accountId));
  await transaction.insert(secondFactors).values({
    userId: accountId,
    secret: box.encrypt(secret),
    backupCodes: box.encrypt(backupCodesToText(newBackupCodes())),
    verified: false,
  });
}

/**
 * Activates the app with its first code, which then cannot be used again.
 * @returns the backup codes, or null if the code is wrong or no setup was started
 */
async function confirmFactor(
  authTransaction: AuthTransaction,
  accountId: string,
  code: string,
): Promise<readonly string[] | null> {
  const factor = await takeFactor(authTransaction, accountId);
  if (!factor) return null;
  const [lastStep, backupCodes] = readNew(authTransaction, factor, code);
  if (lastStep === null) return null;
  await authTransaction.transaction
    .update(secondFactors)
    .set({ verified: true, lastStep })
    .where(eq(secondFactors.id, factor.id));
  await setEnabled(authTransaction, accountId, true);
  return backupCodes;
}

async function setEnabled({ transaction }: AuthTransaction, accountId: string, twoFactorEnabled: boolean) {
  await transaction
    .update(accounts)
    .set({ twoFactorEnabled, updatedAt: siteClock.now() })
    .where(eq(accounts.id, accountId));
}

/**
 * Checks the first code of a new app. Throws RpcFault -32003 if AUTH_SECRET changed during the setup, which makes the
 * app's secret unreadable.
 */
function readNew(authTransaction: AuthTransaction, factor: StoredFactor, code: string) {
  try {
    return [unusedStep(authTransaction, factor, code), backupCodesOf(authTransaction, factor)] as const;
  } catch (error) {
    if (!(error instanceof SecondFactorUnreadableError)) throw error;
    throw forbidden('This key can no longer be used. Cancel, then start the setup again with a new key.');
  }
}

/** Returns whether the account has an app. Locks the account, so that no concurrent transaction can set one up. */
async function isOn({ transaction }: AuthTransaction, { accountId }: Caller): Promise<boolean> {
  const [account] = await transaction
    .select()
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  return account?.twoFactorEnabled ?? false;
}
