import { type LoginStatus, loggedOut } from '@title24/shared-domain';
import type { security } from '@title24/shared-domain/rpc/server';
import type { Client } from '../../../platform/http/client.ts';
import { InvalidTokenError } from '../../../platform/http/request-error.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { HandlersOf } from '../../../platform/rpc/method.ts';
import { forbidden, invalidParams } from '../../../platform/rpc/protocol/rpc-fault.ts';
import type { LogIn } from '../login/login.ts';
import type { PasskeyLogin } from '../passkeys/passkey-login.ts';
import type { RequestPasswordReset } from '../password/request-password-reset.ts';
import type { ResetPassword } from '../password/reset-password.ts';
import type { Register } from '../registration/register.ts';
import type { VerifyEmail } from '../registration/verify-email.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Request data for the methods of the security service. */
export interface SecurityRequest {
  readonly client: Client;
  /** May be invalid; null if there is none. */
  readonly token: string | null;
}

interface SecurityMethods {
  readonly sessions: SessionStore;
  readonly logIn: LogIn;
  readonly passkeyLogin: PasskeyLogin;
  readonly register: Register;
  readonly verifyEmail: VerifyEmail;
  readonly requestPasswordReset: RequestPasswordReset;
  readonly resetPassword: ResetPassword;
}

/** Message when {@link LogIn} refuses a login. The message is the same for every reason. */
export const loginRefused = 'That account name or password is incorrect.';
const passkeyRefused =
  'This passkey cannot be used to log in here. Log in with your account name and password instead.';
const confirmationUsed = 'This link has been used or has expired. Register again to get a new one';

/** Creates the service for login, registration and password reset, whose methods need no login (H8). */
export function securityService(methods: SecurityMethods): HandlersOf<typeof security, SecurityRequest> {
  const { sessions } = methods;
  const statusOf = ({ role }: Caller, callToken: string): LoginStatus => ({
    status: true,
    role: role?.toJSON() ?? null,
    token: callToken,
  });
  const statusBy = async (callToken: string) => {
    const caller = await sessions.find(callToken, 'call');
    if (!caller) throw new InvalidTokenError();
    return statusOf(caller, callToken);
  };

  return {
    login: async (credentials, { client }) => {
      const outcome = await methods.logIn(credentials, client, 'call');
      if (outcome.kind === 'refused') throw forbidden(loginRefused);
      if (outcome.kind === 'code-needed') return { ...loggedOut, secondFactor: 'totp' };
      return statusBy(outcome.token);
    },

    passkeyLoginOptions: () => methods.passkeyLogin.options(),

    passkeyLogin: async ({ id, response }, { client }) => {
      const callToken = await methods.passkeyLogin.logIn(id, response, client);
      if (!callToken) throw forbidden(passkeyRefused);
      return statusBy(callToken);
    },

    loginStatus: async (_, { token }) => {
      if (token === null) return loggedOut;
      const renewed = await sessions.renew(token);
      if (!renewed) throw new InvalidTokenError();
      return statusOf(renewed.caller, renewed.token);
    },

    logout: async (_, { token }) => {
      if (token) await sessions.endByToken(token);
      return {};
    },

    register: async ({ isAdult: _, ...registration }, { client }) => {
      await methods.register(registration, client);
      return {};
    },

    verifyEmail: async ({ token, browserKey }, { client }) => {
      const confirmed = await methods.verifyEmail(token, { browserKey, client });
      if (!confirmed) throw invalidParams([{ path: 'token', message: confirmationUsed }]);
      return confirmed.callToken === null ? loggedOut : statusBy(confirmed.callToken);
    },

    requestPasswordReset: async ({ email }, { client }) => {
      await methods.requestPasswordReset(email, client);
      return {};
    },

    resetPassword: async ({ token, password }) => {
      const problem = await methods.resetPassword(token, password);
      if (problem) throw invalidParams([problem]);
      return {};
    },
  };
}
