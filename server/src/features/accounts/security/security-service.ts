import { type LoginResult, type LoginStatus, loggedOut } from '@title24/shared-domain';
import * as v from 'valibot';
import type { Client } from '../../../platform/http/client.ts';
import { InvalidTokenError } from '../../../platform/http/request-error.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { defineMethod, noParams, type RpcMethod } from '../../../platform/rpc/method.ts';
import { emailAddress, secretText, text } from '../../../platform/rpc/params/param-schemas.ts';
import { forbidden, invalidParams } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { credentialsSchema } from '../login/credentials-schema.ts';
import type { LogIn } from '../login/login.ts';
import { authenticationResponse } from '../passkeys/credential-schemas.ts';
import type { PasskeyLogin } from '../passkeys/passkey-login.ts';
import type { RequestPasswordReset } from '../password/request-password-reset.ts';
import type { ResetPassword } from '../password/reset-password.ts';
import type { Register } from '../registration/register.ts';
import { registrationSchema } from '../registration/registration-schema.ts';
import type { VerifyEmail } from '../registration/verify-email.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** What a method of the security service learns of its request. */
export interface SecurityRequest {
  readonly client: Client;
  /** What the request gives as its token, whatever it is worth; null if it gives none. */
  readonly token: string | null;
}

export type SecurityService = ReadonlyMap<string, RpcMethod<SecurityRequest>>;

interface SecurityMethods {
  readonly sessions: SessionStore;
  readonly logIn: LogIn;
  readonly passkeyLogin: PasskeyLogin;
  readonly register: Register;
  readonly verifyEmail: VerifyEmail;
  readonly requestPasswordReset: RequestPasswordReset;
  readonly resetPassword: ResetPassword;
}

/** The one answer to a login that is refused, whatever the reason. */
export const loginRefused = 'That account name or password is incorrect.';
/** As {@link loginRefused}, for passkeys. */
const passkeyRefused =
  'This passkey does not log in here. Log in with your account name and password instead.';
const confirmationSpent = 'This link has been used or is too old. Register again to get a new one';

const token = text(200);

/** Methods that need no login: logging in and what comes before it (H8). */
export function securityService(methods: SecurityMethods): SecurityService {
  const { sessions } = methods;
  const statusOf = ({ role }: Caller, callToken: string): LoginResult => ({
    status: true,
    role: role?.toJSON() ?? null,
    token: callToken,
  });
  const statusBy = async (callToken: string) => {
    const caller = await sessions.find(callToken, 'call');
    if (!caller) throw new InvalidTokenError();
    return statusOf(caller, callToken);
  };

  const login = defineMethod({
    params: credentialsSchema,
    handler: async (credentials, { client }: SecurityRequest): Promise<LoginResult> => {
      const outcome = await methods.logIn(credentials, client, 'call');
      if (outcome.kind === 'refused') throw forbidden(loginRefused);
      if (outcome.kind === 'code-needed') return { ...loggedOut, secondFactor: 'totp' };
      return statusBy(outcome.token);
    },
  });

  const passkeyLoginOptions = defineMethod({
    params: noParams,
    handler: (_, __: SecurityRequest) => methods.passkeyLogin.options(),
  });

  const passkeyLogin = defineMethod({
    params: v.strictObject({ id: v.pipe(v.string(), v.uuid()), response: authenticationResponse }),
    handler: async ({ id, response }, { client }: SecurityRequest) => {
      const callToken = await methods.passkeyLogin.logIn(id, response, client);
      if (!callToken) throw forbidden(passkeyRefused);
      return statusBy(callToken);
    },
  });

  const loginStatus = defineMethod({
    params: noParams,
    handler: async (_, request: SecurityRequest): Promise<LoginStatus> => {
      if (request.token === null) return loggedOut;
      const renewed = await sessions.renew(request.token);
      if (!renewed) throw new InvalidTokenError();
      return statusOf(renewed.caller, renewed.token);
    },
  });

  const logout = defineMethod({
    params: noParams,
    handler: async (_, request: SecurityRequest) => {
      if (request.token) await sessions.endByToken(request.token);
      return {};
    },
  });

  const register = defineMethod({
    params: registrationSchema,
    handler: async ({ isAdult: _, ...registration }, { client }: SecurityRequest) => {
      await methods.register(registration, client);
      return {};
    },
  });

  const verifyEmail = defineMethod({
    params: v.strictObject({ token }),
    handler: async (params, _: SecurityRequest) => {
      const isConfirmed = await methods.verifyEmail(params.token);
      if (!isConfirmed) throw invalidParams([{ path: 'token', message: confirmationSpent }]);
      return {};
    },
  });

  const requestPasswordReset = defineMethod({
    params: v.strictObject({ email: emailAddress }),
    handler: async ({ email }, { client }: SecurityRequest) => {
      await methods.requestPasswordReset(email, client);
      return {};
    },
  });

  const resetPassword = defineMethod({
    params: v.strictObject({ token, password: secretText }),
    handler: async (params, _: SecurityRequest) => {
      const problem = await methods.resetPassword(params.token, params.password);
      if (problem) throw invalidParams([problem]);
      return {};
    },
  });

  return new Map<string, RpcMethod<SecurityRequest>>(
    Object.entries({
      login,
      passkeyLoginOptions,
      passkeyLogin,
      loginStatus,
      logout,
      register,
      verifyEmail,
      requestPasswordReset,
      resetPassword,
    }),
  );
}
