import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { SiteConfiguration } from '@title24/shared-domain';
import type { SubmissionReceipt } from '@title24/shared-domain/full-service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Settings } from '../settings/settings.ts';
import { answerReceipt, answerRefusal, wantsPage } from './answer/answers.ts';
import { innermostReason } from './answer/innermost-reason.ts';
import type { RenderPage } from './answer/render-page.ts';
import { isFromThisSite } from './answer/same-site.ts';
import { commitSubmission } from './commit/commit-submission.ts';
import { newReference } from './commit/reference.ts';
import { SubmissionStore } from './commit/submission-store.ts';
import { analystMail } from './mails/analyst-mail.ts';
import { receiptMail } from './mails/receipt-mail.ts';
import { type CheckedForm, checkForm, typedValues } from './receive/check-form.ts';
import { contentKey, parseIdempotencyKey } from './receive/idempotency-key.ts';
import { readForm } from './receive/read-form.ts';
import { formError, type TypedValues, UploadError } from './receive/upload-error.ts';
import { sweepUploads } from './storage/sweep-uploads.ts';
import { UploadFolders } from './storage/upload-folders.ts';

export interface UploadOptions {
  readonly database: Database;
  readonly settings: Pick<Settings, 'dataDir' | 'publicUrl' | 'upload'>;
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
  readonly renderPage: RenderPage;
}

/** POST /project-upload (spec 7, decisions 7). Needs the job queue; clears at the start what a killed predecessor left. */
export async function uploadsPlugin(app: FastifyInstance, options: UploadOptions): Promise<void> {
  const { database, settings, loadConfiguration, renderPage } = options;
  const folders = new UploadFolders(settings.dataDir);
  const store = new SubmissionStore(database, app.jobs);
  await sweepUploads(folders, (reference) => store.exists(reference), app.log);
  await app.register(multipart);

  app.post('/project-upload', { onRequest: refuseAtOnce }, async (request, reply) =>
    answerReceipt(renderPage, request, reply, await receive(request, reply)),
  );

  app.setErrorHandler(async (error, request, reply) => {
    const refusal = error instanceof UploadError ? error : troubleOfOurs(error);
    if (refusal.status >= 500) request.log.error({ reason: innermostReason(refusal) }, 'an upload failed');
    return answerRefusal(renderPage, request, reply, refusal);
  });

  async function refuseAtOnce(request: FastifyRequest): Promise<void> {
    if (!isFromThisSite(request, settings.publicUrl)) {
      throw new UploadError(403, formError('Files can only be sent from the form of this site'));
    }
    if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
      throw new UploadError(415, formError('Send the form as multipart/form-data'));
    }
  }

  async function receive(request: FastifyRequest, reply: FastifyReply): Promise<SubmissionReceipt> {
    const headerKey = readKey(request);
    const first = headerKey && (await store.findByKey(headerKey));
    if (first) {
      await readForm(app, request, reply, null, settings.upload);
      return first;
    }
    const folder = await folders.open();
    try {
      const parts = await readForm(app, request, reply, folder, settings.upload);
      const form = await checkForm(parts, folder, settings.upload);
      const key = headerKey ?? parseIdempotencyKey(parts.fields.get('idempotencyKey'));
      return await commit(folder, form, key, wantsPage(request)).catch((cause: unknown) => {
        throw troubleOfOurs(cause, typedValues(parts.fields));
      });
    } finally {
      await folders.remove(folder);
    }
  }

  async function commit(
    folder: string,
    { fields, files }: CheckedForm,
    clientKey: string | null,
    isPlainForm: boolean,
  ): Promise<SubmissionReceipt> {
    const receivedAt = new Date();
    const ownKey = isPlainForm ? contentKey(fields, files, receivedAt) : `once:${randomUUID()}`;
    const submission = {
      reference: newReference(receivedAt),
      fields,
      files,
      idempotencyKey: clientKey ?? ownKey,
      receivedAt,
    };
    const configuration = await loadConfiguration();
    const mails = [analystMail(configuration, submission), receiptMail(configuration, submission)];
    return commitSubmission({ folders, store }, folder, submission, mails);
  }
}

function readKey(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  const key = parseIdempotencyKey(header);
  if (header !== undefined && !key) {
    throw new UploadError(
      400,
      formError('An Idempotency-Key has 16 to 128 letters, digits and the signs _ : . -'),
    );
  }
  return key;
}

function troubleOfOurs(cause: unknown, values: TypedValues = {}): UploadError {
  const message = 'We could not save your files just now, and kept nothing. Please send them again';
  return new UploadError(503, formError(message), { cause, values });
}
