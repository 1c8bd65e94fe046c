import type { AuditAction, SiteConfiguration, TotpConfirmation, TotpSetup } from '@title24/shared-domain';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { forbidden, invalidParams } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { AccountWork } from '../engine/account-work.ts';
import type { WithPassword } from '../password/with-password.ts';
import { spendCode } from '../second-factor/spend-code.ts';
import { SecondFactorUnreadableError } from '../second-factor/unreadable-error.ts';
import { accounts } from '../tables/accounts.table.ts';

/** An authenticator app as second factor. */
export interface Totp {
  /** Makes a secret for the app; it asks for nothing until {@link Totp.confirm}. */
  start(caller: Caller, password: string): Promise<TotpSetup>;
  /** Turns it on, by the app's first code. */
  confirm(caller: Caller, code: string): Promise<TotpConfirmation>;
  stop(caller: Caller, password: string): Promise<void>;
}

export function totp(withPassword: WithPassword, loadConfiguration: () => Promise<SiteConfiguration>): Totp {
  const record = ({ transaction }: AccountWork, caller: Caller, action: AuditAction, enabled: boolean) =>
    recordChange(transaction, caller, {
      action,
      subject: `account ${caller.accountName}`,
      before: { totpEnabled: !enabled },
      after: { totpEnabled: enabled },
    });
  return {
    start: (caller, password) =>
      withPassword(caller, 'password', async (inWork, headers) => {
        if (await isOn(inWork, caller)) {
          throw forbidden('An authenticator app is set up already. Remove it first.');
        }
        const { company } = await loadConfiguration();
        const setup = await inWork.engine.api.enableTwoFactor({
          body: { password, method: 'totp', issuer: company.name },
          headers,
        });
        if (setup.method !== 'totp') throw new Error('The set-up of an authenticator app has no secret.');
        const uri = setup.totpURI;
        return { uri, secret: new URL(uri).searchParams.get('secret') ?? '' };
      }),

    confirm: (caller, code) =>
      withPassword(caller, 'code', async (inWork, headers) => {
        if (await isOn(inWork, caller)) throw forbidden('An authenticator app is set up already.');
        const { api } = inWork.engine;
        const digits = code.replace(/\s/g, '');
        // It is taken with this: the first login needs the next one.
        if (!(await spendCode(inWork, caller.accountId, digits).catch(startAgain))) {
          throw invalidParams([{ path: 'code', message: 'The code is incorrect' }]);
        }
        await api.verifyTOTP({ body: { code: digits }, headers });
        const { backupCodes } = await api.viewBackupCodes({ body: { userId: caller.accountId } });
        await record(inWork, caller, 'account.confirmTotp', true);
        return { backupCodes };
      }),

    stop: async (caller, password) => {
      await withPassword(caller, 'password', async (inWork, headers) => {
        const wasOn = await isOn(inWork, caller);
        await inWork.engine.api.disableTwoFactor({ body: { password }, headers });
        if (wasOn) await record(inWork, caller, 'account.stopTotp', false);
      });
    },
  };
}

/** AUTH_SECRET has changed since the set-up began: its key cannot be read any more, a new one can. */
function startAgain(error: unknown): never {
  if (!(error instanceof SecondFactorUnreadableError)) throw error;
  throw forbidden('This key can no longer be used. Cancel, then start the set-up again with a new key.');
}

async function isOn({ transaction }: AccountWork, { accountId }: Caller): Promise<boolean> {
  const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId));
  return account?.twoFactorEnabled ?? false;
}
