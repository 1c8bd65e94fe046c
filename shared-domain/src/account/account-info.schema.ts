import * as v from 'valibot';
import { caseStates } from '../cases/case-state.ts';
import { list, object, type Schema } from '../schemas/builders.ts';
import { count, moment, uuid } from '../schemas/values.ts';

const passkeyShape = object({
  id: uuid,
  name: v.string(),
  createdAt: moment,
  /** Null until the first use. */
  lastUsedAt: v.nullable(moment),
});

/** A passkey of an account. */
export interface PasskeyInfo extends v.InferOutput<typeof passkeyShape> {}
export const passkeyInfo: Schema<PasskeyInfo> = passkeyShape;

const sessionShape = object({
  id: uuid,
  createdAt: moment,
  lastUsedAt: moment,
  /** '' if the browser sent none. */
  userAgent: v.string(),
  isCurrent: v.pipe(v.boolean(), v.description('Whether this call came from it')),
});

/** A session of an account. */
export interface SessionInfo extends v.InferOutput<typeof sessionShape> {}
const sessionInfo: Schema<SessionInfo> = sessionShape;

const accountShape = object({
  accountName: v.string(),
  email: v.string(),
  emailVerified: v.boolean(),
  roles: list(v.string()),
  withheldRoles: v.pipe(
    list(v.string()),
    v.description('Roles that it gets once two-step verification is set up'),
  ),
  createdAt: moment,
  totpEnabled: v.boolean(),
  passkeys: list(passkeyInfo),
  sessions: list(sessionInfo),
});

/** An account as seen by its owner. */
export interface AccountInfo extends v.InferOutput<typeof accountShape> {}
export const accountInfo: Schema<AccountInfo> = accountShape;

const ownSubmissionShape = object({
  reference: v.string(),
  projectName: v.string(),
  sentAt: moment,
  files: list(object({ name: v.string(), size: v.pipe(count, v.description('Bytes')) })),
  state: v.picklist(caseStates),
  page: v.pipe(v.string(), v.description('A link to its page, good for an hour')),
});

/** A Full Service submission that was sent with the account's confirmed email address. */
export interface OwnSubmission extends v.InferOutput<typeof ownSubmissionShape> {}
export const ownSubmission: Schema<OwnSubmission> = ownSubmissionShape;

const totpSetupShape = object({ uri: v.string(), secret: v.string() });

/** Setup data for an authenticator app: a URI for the QR code, and the secret. */
export interface TotpSetup extends v.InferOutput<typeof totpSetupShape> {}
export const totpSetup: Schema<TotpSetup> = totpSetupShape;

const totpConfirmationShape = object({ backupCodes: list(v.string()) });

/** New backup codes. Each can be used once instead of a code from the authenticator app. */
export interface TotpConfirmation extends v.InferOutput<typeof totpConfirmationShape> {}
export const totpConfirmation: Schema<TotpConfirmation> = totpConfirmationShape;
