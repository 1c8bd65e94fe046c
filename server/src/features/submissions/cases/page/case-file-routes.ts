import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { caseDocumentNames, caseFields, casePath } from '@title24/shared-domain/cases';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError, temporaryError } from '../../../../platform/http/request-error.ts';
import { isFromThisSite } from '../../../../platform/http/same-site.ts';
import { sharedLimit } from '../../../../platform/limits/shared-limit.ts';
import type { MailAttachments } from '../../../../platform/mail/attachments.ts';
import { invalidParams, RpcFault } from '../../../../platform/rpc/protocol/rpc-fault.ts';
import type { Files } from '../../../files/files.ts';
import { receiveParts } from '../../../files/receive/receive-parts.ts';
import { exceedLimits } from '../../../files/receive/received-parts.ts';
import {
  claimUploads,
  discardStored,
  parseUploadIds,
  UploadIncompleteError,
} from '../../../files/resumable/claim-uploads.ts';
import { refuseFullDisk } from '../../../files/space/refuse-full-disk.ts';
import { enforceMinRate } from '../../../files/transfer-rate.ts';
import { recordOf } from '../case-record.ts';
import { openReports } from '../case-views.ts';
import { caseDocuments } from '../files/case-documents.ts';
import type { CaseFileStore, WriteFiles } from '../files/case-file-store.ts';
import {
  askAgain,
  type CasePageOptions,
  messageIn,
  refuseForm,
  setPrivateHeaders,
} from './case-page-routes.ts';

interface Options extends CasePageOptions {
  readonly files: Files;
  readonly formsPerHour: number;
  readonly attachments: MailAttachments;
}

const partLimits = {
  fieldNameSize: 100,
  /** Maximum field length in bytes, enough for the longest message with four bytes per character. */
  fieldSize: 32 * 1024,
  fields: 10,
  parts: 100,
  fileSize: Number.MAX_SAFE_INTEGER,
};

/**
 * Registers the routes for case files under /plans/{reference} (Q3, Q6). POST /files receives files, and POST /comments
 * receives a plan checker's comments. GET serves delivered reports and generated PDFs.
 */
export async function caseFileRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { database, visits, acts, files, attachments, publicUrl, formsPerHour } = options;
  await app.register(multipart);
  await app.register(rateLimit, { global: false, ...sharedLimit(app, 'case files') });
  const refuse = refuseForm(options);
  const config = { rateLimit: { max: formsPerHour, timeWindow: 3_600_000 } };

  for (const form of ['files', 'comments'] as const) {
    app.post<{ Params: { reference: string } }>(`/:reference/${form}`, { config }, async (request, reply) => {
      const { reference } = request.params;
      if (!isFromThisSite(request, publicUrl)) {
        throw new RequestError(403, 'This form can only be sent from the pages of this site.');
      }
      if (!(await visits.opened(request, reference))) return askAgain(options, request, reply, reference);
      const typed = { text: '' };
      try {
        await receive(request, reference, { form, typed });
      } catch (error) {
        const known = error instanceof RpcFault ? error : temporaryError(error);
        if (!known) request.log.warn({ err: error }, 'Files for a case did not arrive');
        const shown =
          known ??
          problem('The files did not arrive completely, and nothing was stored. Please send them again.');
        return refuse(request, reply, { reference, form, text: typed.text, error: shown });
      }
      return setPrivateHeaders(reply).redirect(`${casePath(reference)}?done=${form}`, 303);
    });
  }

  app.get<{ Params: { reference: string; id: string } }>(
    '/:reference/files/:id',
    { compress: false },
    async (request, reply) => {
      const { reference, id } = request.params;
      const row = await visits.opened(request, reference);
      if (!row) return setPrivateHeaders(reply).redirect(casePath(reference), 303);
      const report = (await openReports(database, row.id)).find((each) => each.id === id);
      if (!report) return reply.callNotFound();
      const content = await files.storage.read(report.folder, report.storedName);
      return download(reply, report.name, report.mediaType)
        .header('content-length', report.size)
        .send(content);
    },
  );

  for (const document of caseDocumentNames) {
    app.get<{ Params: { reference: string } }>(
      `/:reference/${document}.pdf`,
      { config: { rateLimit: { max: options.requestsPerMinute, timeWindow: 60_000 } } },
      async (request, reply) => {
        const { reference } = request.params;
        const row = await visits.opened(request, reference);
        if (!row) return setPrivateHeaders(reply).redirect(casePath(reference), 303);
        const documents = caseDocuments(await recordOf(database, row));
        const made = documents.find((each) => each.document === document)?.attachment;
        if (!made) return reply.callNotFound();
        const [opened] = await attachments.open({ attachments: [made] });
        return download(reply, made.name, made.mediaType).send(opened?.content);
      },
    );
  }

  async function receive(
    request: FastifyRequest,
    reference: string,
    { form, typed }: { readonly form: 'files' | 'comments'; readonly typed: { text: string } },
  ): Promise<void> {
    if (!request.isMultipart()) throw problem('Choose a file.');
    enforceMinRate(request.raw, files.pace);
    // The response may take a long time, so the idle connection must stay open.
    request.raw.setTimeout(0);
    const receiveInto = async (folder: string) => {
      const { limits, resumable: store, locks } = files;
      const announced = Math.min(Number(request.headers['content-length'] ?? 0), limits.maxSubmissionBytes);
      const reservation = await files.space.reserve(announced);
      try {
        const received = await receiveParts(
          request.parts({ limits: partLimits }),
          { folder, reservation },
          { limits, fileField: caseFields.files },
        );
        typed.text = received.fields.get(caseFields.text) ?? '';
        if (received.failure !== undefined) throw received.failure;
        const tooMany = () => problem('That’s too many files, or they’re too large. Send fewer.');
        if (received.isOverLimit) throw tooMany();
        const ids = parseUploadIds(received.fields.get('uploads')).slice(0, limits.maxFiles + 1);
        const claimed = await claimUploads({ store, locks }, ids, folder).catch((error: unknown) => {
          if (!(error instanceof UploadIncompleteError)) throw error;
          throw problem('A file didn’t arrive completely. Send it again.');
        });
        const parts = [...received.files, ...claimed];
        if (exceedLimits(parts, limits)) throw tooMany();
        const names = parts.map(({ name }) => name);
        const add = (target: CaseFileStore, commit: (write: WriteFiles) => Promise<void>) =>
          target.add(folder, { kind: 'added', parts, by: 'the customer' }, commit);
        const message = form === 'comments' ? messageIn(typed.text) : '';
        if (form === 'files') {
          if (parts.length === 0) throw problem('Choose a file.');
          await acts.addFiles(reference, names, add);
        } else if (parts.length > 0) await acts.sendCommentsWithFiles(reference, { message, names }, add);
        else if (message === '') throw problem('Copy the comments here, or choose a file with them.');
        else await acts.sendComments(reference, message);
        await discardStored(store, ids, request.log);
      } finally {
        reservation.release();
      }
    };
    await files.incoming.using(receiveInto).catch(refuseFullDisk);
  }
}

/** Sets the headers of an untrusted file, so that it cannot run scripts, load resources or embed pages of this site. */
function download(reply: FastifyReply, name: string, mediaType: string): FastifyReply {
  return setPrivateHeaders(reply)
    .headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': contentDisposition(name),
      'x-content-type-options': 'nosniff',
    })
    .type(mediaType);
}

function problem(message: string): RpcFault {
  return invalidParams([{ path: caseFields.files, message }]);
}
