import type { account } from '@title24/shared-domain/rpc/server';
import type { Database } from '../../../platform/db/database.ts';
import type { MemberHandlersOf } from '../../../platform/rpc/member-methods.ts';
import { notFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
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

/**
 * Creates the service for a user's own account, POST /rpc/2.0/account. The submissions feature provides the
 * call `submissions`.
 */
export function accountService(
  dependencies: Dependencies,
): MemberHandlersOf<Omit<typeof account, 'submissions'>> {
  const { database, sessions, changeEmail, changePassword, deleteAccount, totp, passkeys, exports } =
    dependencies;
  return {
    load: (_, caller) => accountInfo(database, sessions, caller),

    exportData: (_, caller) => exportAccount(database, caller, exports),

    deleteAccount: async (params, caller) => {
      await deleteAccount(caller, params);
      return {};
    },

    changeEmail: async (params, caller) => {
      await changeEmail(caller, params);
      return {};
    },

    changePassword: async (params, caller) => {
      await changePassword(caller, params);
      return {};
    },

    endSession: async (params, caller) => {
      const wasActive = await sessions.end(params.id, caller.accountId);
      if (!wasActive) throw notFound('This session has already ended.');
      return {};
    },

    logoutEverywhere: async (_, { accountId }) => {
      await sessions.endAll(database, accountId);
      return {};
    },

    startTotp: ({ password }, caller) => totp.start(caller, password),

    confirmTotp: ({ code }, caller) => totp.confirm(caller, code),

    stopTotp: async ({ password }, caller) => {
      await totp.stop(caller, password);
      return {};
    },

    passkeyOptions: ({ password }, caller) => passkeys.options(caller, password),

    addPasskey: (params, caller) => passkeys.add(caller, params),

    removePasskey: async (params, caller) => {
      await passkeys.remove(caller, params);
      return {};
    },
  };
}
