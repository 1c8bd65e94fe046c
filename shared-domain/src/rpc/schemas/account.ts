import * as v from 'valibot';
import {
  changeEmailParams,
  changePasswordParams,
  codeParams,
  passkeyName,
  passwordParams,
  removePasskeyParams,
} from '../../account/forms/index.ts';
import {
  accountInfo,
  fieldOf,
  ownSubmission,
  passkeyInfo,
  totpConfirmation,
  totpSetup,
} from '../../result-schemas.ts';
import { describeMethod } from './describe-method.ts';
import {
  exampleIds,
  exampleMoment,
  examplePassword,
  exampleReference,
  exampleToken,
  invalid,
} from './example-values.ts';
import { creationOptions, registrationResponse } from './passkeys.ts';
import { uuid } from './values.ts';

const password = examplePassword;
const wrongPassword = {
  name: 'Not the password',
  params: { password: 'not the password' },
  ...invalid,
} as const;

export const accountSchemas = {
  load: describeMethod({
    summary: 'The account.',
    result: accountInfo,
    examples: [
      {
        name: 'An account',
        params: {},
        result: {
          accountName: 'ana',
          email: 'ana@example.com',
          emailVerified: true,
          roles: ['Member'],
          withheldRoles: [],
          createdAt: exampleMoment,
          totpEnabled: false,
          passkeys: [{ id: exampleIds.passkey, name: 'Phone', createdAt: exampleMoment, lastUsedAt: null }],
          sessions: [
            {
              id: exampleIds.session,
              createdAt: exampleMoment,
              lastUsedAt: exampleMoment,
              userAgent: 'Mozilla/5.0',
              isCurrent: true,
            },
          ],
        },
      },
    ],
  }),
  submissions: describeMethod({
    summary: 'Submissions sent with the confirmed address of the account, newest first.',
    result: v.array(ownSubmission),
    examples: [
      {
        name: 'A submission',
        params: {},
        result: [
          {
            reference: exampleReference,
            projectName: 'Oak Street 12',
            sentAt: exampleMoment,
            files: [{ name: 'plans.pdf', size: 20_480 }],
            state: 'received',
            page: `/plans/${exampleReference}?key=a1.s0x4.${exampleToken}`,
          },
        ],
      },
    ],
  }),
  exportData: describeMethod({
    summary: 'Everything stored about the owner of the account, as a file to download.',
    result: v.record(v.string(), v.unknown()),
    examples: [
      {
        name: 'The data',
        params: {},
        result: {
          account: { name: 'ana', email: 'ana@example.com' },
          roles: [{ role: 'Member', grantedAt: exampleMoment }],
        },
      },
    ],
  }),
  deleteAccount: describeMethod({
    summary: 'Deletes the account.',
    params: passwordParams,
    errors: ['forbidden', 'notPossible'],
    examples: [{ name: 'Deleted', params: { password }, result: {} }, wrongPassword],
  }),
  changeEmail: describeMethod({
    summary: 'Mails a link to a new address; following it makes it the address of the account.',
    params: changeEmailParams,
    examples: [{ name: 'Another address', params: { email: 'ana@example.org', password }, result: {} }],
  }),
  changePassword: describeMethod({
    summary: 'Changes the password and ends all other sessions.',
    params: changePasswordParams,
    examples: [
      {
        name: 'Another password',
        params: { password, newPassword: 'five plain words go here' },
        result: {},
      },
    ],
  }),
  endSession: describeMethod({
    summary: 'Ends a session of the account.',
    params: v.strictObject({ id: uuid }),
    errors: ['notFound'],
    examples: [
      { name: 'Ended', params: { id: exampleIds.session }, result: {} },
      {
        name: 'A session that has already ended',
        params: { id: exampleIds.challenge },
        error: 'notFound',
        message: 'This session has already ended.',
      },
    ],
  }),
  logoutEverywhere: describeMethod({
    summary: 'Ends all sessions of the account.',
    examples: [{ name: 'Logged out', params: {}, result: {} }],
  }),
  startTotp: describeMethod({
    summary: 'Starts setting up an authenticator app.',
    params: passwordParams,
    result: totpSetup,
    errors: ['forbidden'],
    examples: [
      {
        name: 'A secret for the app',
        params: { password },
        result: {
          uri: 'otpauth://totp/Energy%20Compliance%20Reports:ana?secret=JBSWY3DPEHPK3PXP',
          secret: 'JBSWY3DPEHPK3PXP',
        },
      },
      wrongPassword,
    ],
  }),
  confirmTotp: describeMethod({
    summary: 'Completes the setup of the authenticator app with a code that it shows.',
    params: codeParams,
    result: totpConfirmation,
    errors: ['forbidden'],
    examples: [{ name: 'A code that is incorrect', params: { code: '123456' }, ...invalid }],
  }),
  stopTotp: describeMethod({
    summary: 'Removes the authenticator app.',
    params: passwordParams,
    examples: [{ name: 'Removed', params: { password }, result: {} }, wrongPassword],
  }),
  passkeyOptions: describeMethod({
    summary: 'Options for creating a passkey in the browser.',
    params: passwordParams,
    result: creationOptions,
    errors: ['forbidden'],
    examples: [
      {
        name: 'A challenge',
        params: { password },
        result: {
          rp: { id: 'localhost', name: 'Energy Compliance Reports' },
          user: { id: exampleToken, name: 'ana', displayName: 'ana' },
          challenge: exampleToken,
          pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
          timeout: 300_000,
          excludeCredentials: [],
          attestation: 'none',
        },
      },
      wrongPassword,
    ],
  }),
  addPasskey: describeMethod({
    summary: 'Adds a passkey that the browser has created.',
    params: v.strictObject({ name: fieldOf(passkeyName), response: registrationResponse }),
    result: passkeyInfo,
    errors: ['forbidden'],
    examples: [
      {
        name: 'A passkey that was not requested',
        params: {
          name: 'Phone',
          response: {
            id: exampleToken,
            rawId: exampleToken,
            type: 'public-key',
            clientExtensionResults: {},
            response: { clientDataJSON: exampleToken, attestationObject: exampleToken },
          },
        },
        error: 'forbidden',
        message: 'The passkey was not added: your device’s answer came too late or was invalid. Start again.',
      },
    ],
  }),
  removePasskey: describeMethod({
    summary: 'Removes a passkey.',
    params: removePasskeyParams,
    errors: ['notFound'],
    examples: [
      { name: 'Removed', params: { id: exampleIds.passkey, password }, result: {} },
      {
        name: 'A passkey that has already been removed',
        params: { id: exampleIds.challenge, password },
        error: 'notFound',
        message: 'This passkey has already been removed.',
      },
    ],
  }),
};
