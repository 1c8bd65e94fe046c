import * as v from 'valibot';
import {
  loginParams,
  registrationParams,
  requestPasswordResetParams,
  resetPasswordParams,
  verifyEmailParams,
} from '../../account/forms/index.ts';
import { createSiteRole, type LoginStatus, loggedOut, siteRoles } from '../../index.ts';
import { loginResult, loginStatus } from '../../result-schemas.ts';
import { describeMethod } from './describe-method.ts';
import { exampleIds, examplePassword, exampleToken, invalid } from './example-values.ts';
import { authenticationResponse, requestOptions } from './passkeys.ts';
import { uuid } from './values.ts';

const member = siteRoles
  .filter(({ name }) => name === 'Member')
  .map((seed) => createSiteRole(seed).toJSON())[0];
const loggedIn: LoginStatus = { status: true, role: member ?? null, token: exampleToken };

export const securitySchemas = {
  login: describeMethod({
    summary:
      'Logs in. The result `secondFactor` requires the same call with the `code` of the authenticator app.',
    params: loginParams,
    result: loginResult,
    errors: ['forbidden'],
    examples: [
      {
        name: 'A login',
        params: { accountName: 'ana', password: examplePassword },
        result: loggedIn,
      },
      {
        name: 'No login',
        params: { accountName: 'ana', password: 'not her password' },
        error: 'forbidden',
        message: 'That account name or password is incorrect.',
      },
    ],
  }),
  passkeyLoginOptions: describeMethod({
    summary: 'Options for requesting a passkey in the browser.',
    result: v.strictObject({ id: uuid, options: requestOptions }),
    examples: [
      {
        name: 'A challenge',
        params: {},
        result: {
          id: exampleIds.challenge,
          options: {
            challenge: exampleToken,
            timeout: 300_000,
            rpId: 'localhost',
            userVerification: 'required',
          },
        },
      },
    ],
  }),
  passkeyLogin: describeMethod({
    summary: 'Logs in with a challenge signed by a passkey.',
    params: v.strictObject({ id: uuid, response: authenticationResponse }),
    result: loginResult,
    errors: ['forbidden'],
    examples: [
      {
        name: 'An unknown passkey',
        params: {
          id: exampleIds.challenge,
          response: {
            id: exampleToken,
            rawId: exampleToken,
            type: 'public-key',
            clientExtensionResults: {},
            response: {
              clientDataJSON: exampleToken,
              authenticatorData: exampleToken,
              signature: exampleToken,
              userHandle: exampleToken,
            },
          },
        },
        error: 'forbidden',
        message:
          'This passkey cannot be used to log in here. Log in with your account name and password instead.',
      },
    ],
  }),
  loginStatus: describeMethod({
    summary: 'Who the token belongs to, with a new token to replace it. HTTP 401 for an expired token.',
    result: loginStatus,
    examples: [{ name: 'Without a token', params: {}, result: loggedOut }],
  }),
  logout: describeMethod({
    summary: 'Ends the session that the token belongs to.',
    examples: [{ name: 'Logged out', params: {}, result: {} }],
  }),
  register: describeMethod({
    summary: 'Registers an account. A mail is sent to the address whether or not it already has an account.',
    params: registrationParams,
    examples: [
      {
        name: 'A new account',
        params: {
          accountName: 'ben',
          email: 'ben@example.com',
          password: examplePassword,
          isAdult: true,
        },
        result: {},
      },
      {
        name: 'A password that is too short',
        params: { accountName: 'cai', email: 'cai@example.com', password: 'short', isAdult: true },
        ...invalid,
      },
    ],
  }),
  verifyEmail: describeMethod({
    summary:
      'Confirms an address with the token of a mailed link. Logs in a browser that sends the key of the registration.',
    params: verifyEmailParams,
    result: loginStatus,
    examples: [{ name: 'A link that has been used', params: { token: exampleToken }, ...invalid }],
  }),
  requestPasswordReset: describeMethod({
    summary: 'Mails a link for choosing a new password, if the address has an account.',
    params: requestPasswordResetParams,
    examples: [{ name: 'A link is requested', params: { email: 'ana@example.com' }, result: {} }],
  }),
  resetPassword: describeMethod({
    summary: 'Sets a new password with the token of a mailed link.',
    params: resetPasswordParams,
    examples: [
      {
        name: 'A link that has been used',
        params: { token: exampleToken, password: examplePassword },
        ...invalid,
      },
    ],
  }),
};
