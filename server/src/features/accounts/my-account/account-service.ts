import type { account } from '@title24/shared-config/rpc';
import * as v from 'valibot';
import type { Database } from '../../../platform/db/database.ts';
import { memberMethod } from '../../../platform/rpc/member-method.ts';
import type { MemberMethodsOf } from '../../../platform/rpc/member-methods.ts';
import { noParams } from '../../../platform/rpc/method.ts';
import { emailAddress, filledText, secretText, text } from '../../../platform/rpc/params/param-schemas.ts';
import { notFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { registrationResponse } from '../passkeys/credential-schemas.ts';
import type { OwnPasskeys } from '../passkeys/own-passkeys.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { accountInfo } from './account-info.ts';
import type { ChangeEmail } from './change-email.ts';
import type { ChangePassword } from './change-password.ts';
import type { DeleteAccount } from './delete-account.ts';
import { type AccountExports, exportAccount } from './export-account.ts';
import type { Totp } from './totp.ts';

interface Dependencies {
  readonly database: Database;
  readonly sessions: SessionStore;
  readonly changeEmail: ChangeEmail;
  readonly changePassword: ChangePassword;
  readonly deleteAccount: DeleteAccount;
  readonly totp: Totp;
  readonly passkeys: OwnPasskeys;
  readonly exports: AccountExports;
}

const id = v.pipe(v.string(), v.uuid());

/** POST /rpc/2.0/account: an account about itself. What it sent is told by who received it. */
export function accountService(
  dependencies: Dependencies,
): MemberMethodsOf<Omit<typeof account, 'submissions'>> {
  const { database, sessions, changeEmail, changePassword, deleteAccount, totp, passkeys, exports } =
    dependencies;
  return {
    load: memberMethod(noParams, (_, caller) => accountInfo(database, sessions, caller)),

    exportData: memberMethod(noParams, (_, caller) => exportAccount(database, caller, exports)),

    deleteAccount: memberMethod(v.strictObject({ password: secretText }), async (params, caller) => {
      await deleteAccount(caller, params);
      return {};
    }),

    changeEmail: memberMethod(
      v.strictObject({ email: emailAddress, password: secretText }),
      async (params, caller) => {
        await changeEmail(caller, params);
        return {};
      },
    ),

    changePassword: memberMethod(
      v.strictObject({ password: secretText, newPassword: secretText }),
      async (params, caller) => {
        await changePassword(caller, params);
        return {};
      },
    ),

    endSession: memberMethod(v.strictObject({ id }), async (params, caller) => {
      const wasThere = await sessions.end(params.id, caller.accountId);
      if (!wasThere) throw notFound('This session has ended already.');
      return {};
    }),

    logoutEverywhere: memberMethod(noParams, async (_, { accountId }) => {
      await sessions.endAll(database, accountId);
      return {};
    }),

    startTotp: memberMethod(v.strictObject({ password: secretText }), ({ password }, caller) =>
      totp.start(caller, password),
    ),

    confirmTotp: memberMethod(v.strictObject({ code: text(40) }), ({ code }, caller) =>
      totp.confirm(caller, code),
    ),

    stopTotp: memberMethod(v.strictObject({ password: secretText }), async ({ password }, caller) => {
      await totp.stop(caller, password);
      return {};
    }),

    passkeyOptions: memberMethod(v.strictObject({ password: secretText }), ({ password }, caller) =>
      passkeys.options(caller, password),
    ),

    addPasskey: memberMethod(
      v.strictObject({ name: v.pipe(filledText(60), v.trim()), response: registrationResponse }),
      (params, caller) => passkeys.add(caller, params),
    ),

    removePasskey: memberMethod(v.strictObject({ id, password: secretText }), async (params, caller) => {
      await passkeys.remove(caller, params);
      return {};
    }),
  };
}
