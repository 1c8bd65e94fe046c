import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { memberMethod } from '../../rpc/member-services/member-method.ts';
import { noParams } from '../../rpc/method.ts';
import { notFound } from '../../rpc/protocol/rpc-fault.ts';
import { emailAddress, secretText, text } from '../http/param-schemas.ts';
import type { MemberServices } from '../permissions.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { accountInfo } from './account-info.ts';
import type { ChangeEmail } from './change-email.ts';
import type { ChangePassword } from './change-password.ts';
import { ownSubmissions } from './own-submissions.ts';
import type { Totp } from './totp.ts';

interface Dependencies {
  readonly database: Database;
  readonly sessions: SessionStore;
  readonly changeEmail: ChangeEmail;
  readonly changePassword: ChangePassword;
  readonly totp: Totp;
}

/** POST /rpc/2.0/account: an account about itself. */
export function accountService(dependencies: Dependencies): MemberServices['account'] {
  const { database, sessions, changeEmail, changePassword, totp } = dependencies;
  return {
    load: memberMethod(noParams, (_, caller) => accountInfo(database, sessions, caller)),

    submissions: memberMethod(noParams, (_, caller) => ownSubmissions(database, caller)),

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

    endSession: memberMethod(v.strictObject({ id: v.pipe(v.string(), v.uuid()) }), async ({ id }, caller) => {
      const wasThere = await sessions.end(id, caller.accountId);
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
  };
}
