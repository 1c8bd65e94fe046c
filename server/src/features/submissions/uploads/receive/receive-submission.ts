import { randomUUID } from 'node:crypto';
import type { SubmissionReceipt } from '@title24/shared-domain/full-service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteClock } from '../../../../platform/clock/clock.ts';
import type { AttemptCounter } from '../../../../platform/limits/attempt-counter.ts';
import type { Files } from '../../../files/files.ts';
import { exceedLimits, type ReceivedParts } from '../../../files/receive/received-parts.ts';
import {
  claimUploads,
  discardStored,
  parseUploadIds,
  UploadIncompleteError,
} from '../../../files/resumable/claim-uploads.ts';
import type { CaseMailer } from '../../cases/mails/case-mailer.ts';
import { firstLinkVersion } from '../../links/case-links.ts';
import { wantsPage } from '../answer/answers.ts';
import { commitSubmission } from '../commit/commit-submission.ts';
import { newReference } from '../commit/reference.ts';
import type { SubmissionStore } from '../commit/submission-store.ts';
import { mayMailReceipt, newSubmission, receipt } from '../mails/submission-mails.ts';
import { toServerError, UploadError } from '../upload-error.ts';
import { type CheckedForm, checkForm, typedValues } from './check-form.ts';
import { contentKey, parseIdempotencyKey, readKey } from './idempotency-key.ts';
import { readForm } from './read-form.ts';

/** Dependencies for receiving a submission. */
export interface ReceiveContext extends Omit<Files, 'owners'> {
  readonly store: SubmissionStore;
  readonly counter: AttemptCounter;
  readonly mailer: CaseMailer;
}

/**
 * Receives a submission: a form with files, with ids of earlier uploads in the field `uploads`, or with both. Returns
 * once everything is on disk and in the database.
 * @throws UploadError, or an error of the database or storage, if nothing was stored or if the outcome is unknown.
 * Earlier uploads then stay available.
 */
export async function receiveSubmission(
  receiving: ReceiveContext,
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SubmissionReceipt> {
  const { store, resumable, incoming } = receiving;
  const headerKey = readKey(request.headers['idempotency-key']);
  const first = headerKey && (await store.findByKey(headerKey));
  if (first) {
    const { fields } = await readForm(app, request, reply, null, receiving);
    await discardStored(resumable, parseUploadIds(fields.get('uploads')), request.log);
    return first;
  }
  return incoming.using(async (folder) => {
    const parts = await readInto(folder);
    const ids = parseUploadIds(parts.fields.get('uploads'));
    // The response may take a long time, so the idle connection must stay open.
    request.raw.setTimeout(0);
    const form = await checkForm(await withUploads(receiving, parts, ids, folder), folder, receiving.limits);
    const key = headerKey ?? parseIdempotencyKey(parts.fields.get('idempotencyKey'));
    const receipt = await commit(receiving, request, folder, form, key).catch((cause: unknown) => {
      throw toServerError(cause, typedValues(parts.fields));
    });
    await discardStored(resumable, ids, request.log);
    return receipt;
  });

  async function readInto(folder: string): Promise<ReceivedParts> {
    const announced = Math.min(
      Number(request.headers['content-length'] ?? 0),
      receiving.limits.maxSubmissionBytes,
    );
    const reservation = await receiving.space.reserve(announced).catch((error: Error) => error);
    if (reservation instanceof Error) return readForm(app, request, reply, reservation, receiving);
    try {
      return await readForm(app, request, reply, { folder, reservation }, receiving);
    } finally {
      reservation.release();
    }
  }
}

async function withUploads(
  { resumable, locks, limits }: ReceiveContext,
  parts: ReceivedParts,
  ids: readonly string[],
  folder: string,
): Promise<ReceivedParts> {
  if (ids.length === 0 || parts.failure !== undefined) return parts;
  const wanted = ids.slice(0, limits.maxFiles + 1);
  const claimed = await claimUploads({ store: resumable, locks }, wanted, folder).catch((cause: unknown) => {
    throw cause instanceof UploadIncompleteError ? incomplete(cause) : cause;
  });
  const files = [...parts.files, ...claimed];
  return { ...parts, files, isOverLimit: parts.isOverLimit || exceedLimits(files, limits) };
}

function incomplete(cause: UploadIncompleteError): UploadError {
  const message = 'A file that was sent before is incomplete. Send the form again to upload it again';
  return new UploadError(422, [{ path: 'uploads', message }], { cause });
}

async function commit(
  { storage, store, counter, scanState, mailer }: ReceiveContext,
  request: FastifyRequest,
  folder: string,
  { fields, files }: CheckedForm,
  clientKey: string | null,
): Promise<SubmissionReceipt> {
  const receivedAt = siteClock.now();
  const ownKey = wantsPage(request) ? contentKey(fields, files, receivedAt) : `once:${randomUUID()}`;
  const submission = {
    reference: newReference(receivedAt),
    fields,
    files,
    idempotencyKey: clientKey ?? ownKey,
    scanState,
    receivedAt,
  };
  const mayMail = await mayMailReceipt(counter, fields.email);
  const { reference } = submission;
  if (!mayMail) {
    request.log.warn(
      { reference },
      'A receipt was withheld: several were sent to its address within the hour',
    );
  }
  return commitSubmission({ storage, store, log: request.log }, folder, submission, {
    isMailed: mayMail,
    async send(transaction) {
      await mailer.toDuty(transaction, reference, newSubmission(submission));
      const recipient = { reference, linkVersion: firstLinkVersion, email: fields.email };
      if (mayMail) await mailer.toCustomer(transaction, recipient, receipt(submission));
    },
  });
}
