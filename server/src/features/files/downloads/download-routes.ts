import type { Readable } from 'node:stream';
import { isReleased } from '@title24/shared-domain/full-service';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { Database } from '../../../platform/db/database.ts';
import type { MailAttachment, MailAttachments } from '../../../platform/mail/attachments.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { isPermitted } from '../../../platform/rpc/permission.ts';
import type { OpenedFile, OpenedFiles } from '../owners/file-owner.ts';
import type { FileOwners } from '../owners/file-owners.ts';
import { FileMissingError, type FileStorage } from '../storage/file-storage.ts';
import { findTicket, type Ticket } from './download-tickets.ts';
import { zipOf } from './zip-files.ts';

interface Options {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly owners: Pick<FileOwners, 'named'>;
  readonly attachments: Pick<MailAttachments, 'open'>;
  readonly callerOfSession: (sessionId: string) => Promise<Caller | null>;
}

type Ticketed = FastifyRequest<{ Params: { ticket: string } }>;

/**
 * Content security policy for uploaded files, which are untrusted: they must not run scripts, load resources or embed
 * pages of this site.
 */
const isolation = "default-src 'none'; sandbox";

/**
 * Registers GET /downloads/{ticket}/{name}, which sends a file (in full or by range), a generated document,
 * or all released files as a ZIP. Each request checks again that the session is active, that the caller's
 * role and the feature that owns the file allow the download, and that the virus scanner does not withhold the file.
 */
export async function downloadRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { database, storage, owners, attachments, callerOfSession } = options;
  app.get<{ Params: { ticket: string } }>(
    '/downloads/:ticket/:name',
    { compress: false },
    async (request, reply) => {
      reply.headers({
        'cache-control': 'private, no-store',
        'content-security-policy': isolation,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      });
      const ticket = await findTicket(database, request.params.ticket);
      const owner = ticket && owners.named(ticket.owner);
      const caller = ticket && (await callerOfSession(ticket.sessionId));
      if (!owner || !caller) return refuse(reply, 404, hasEnded);
      if (!isPermitted(caller, owner.permission)) return refuse(reply, 403, 'Your role does not allow this.');
      const opened = await owner.open(ticket.subjectId, caller);
      if (!opened) return refuse(reply, 404, hasEnded);
      const document = opened.documents.find(({ id }) => id === ticket.fileId);
      if (document) return sendDocument(reply, document.attachment);
      const released = opened.files.filter(({ scanState }) => isReleased(scanState));
      if (ticket.fileId === null) return sendZip(request, reply, opened, released);
      if (!opened.files.some(({ id }) => id === ticket.fileId)) return refuse(reply, 404, hasEnded);
      const file = released.find(({ id }) => id === ticket.fileId);
      if (!file) return refuse(reply, 403, 'The virus scanner has not let this file through.');
      return sendFile(request, reply, ticket, file);
    },
  );

  async function sendDocument(reply: FastifyReply, made: MailAttachment) {
    const [document] = await attachments.open({ attachments: [made] });
    return reply
      .type(made.mediaType)
      .header('content-disposition', contentDisposition(made.name))
      .send(document?.content);
  }

  async function sendFile(request: Ticketed, reply: FastifyReply, { purpose }: Ticket, file: OpenedFile) {
    const type = purpose === 'preview' ? 'inline' : 'attachment';
    const disposition = contentDisposition(file.name, { type });
    // Only navigations are redirected to the storage, because scripts cannot load the file from another origin.
    const isSaved = purpose === 'download' && request.headers['sec-fetch-mode'] === 'navigate';
    if (isSaved && request.method === 'GET') {
      const address = await storage.addressOf({ ...file, disposition });
      if (address !== null) return reply.redirect(address);
    }
    const { size } = file;
    const etag = `"${file.sha256}"`;
    reply.headers({ 'accept-ranges': 'bytes', etag, 'content-disposition': disposition });
    reply.type(file.mediaType);

    const range = wantedRange(request, etag, size);
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
    const content = await read(reply, () => storage.read(file.folder, file.storedName, range ?? undefined));
    if (!content) return reply;
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    reply.header('content-length', range ? range.end - range.start + 1 : size);
    return reply.send(content);
  }

  async function sendZip(
    request: Ticketed,
    reply: FastifyReply,
    { archive }: OpenedFiles,
    files: readonly OpenedFile[],
  ) {
    const { content, size } = await zipOf({ ...archive, files, storage });
    content.on('error', (error) =>
      request.log.error({ err: error, archive: archive.name }, 'A ZIP of files was cut off'),
    );
    return reply
      .type('application/zip')
      .header('content-disposition', contentDisposition(`${archive.name}.zip`))
      .header('content-length', size)
      .send(content);
  }
}

const hasEnded = 'This link has ended. Open the file again from the page that lists it.';

async function read(reply: FastifyReply, open: () => Promise<Readable>): Promise<Readable | null> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof FileMissingError)) throw error;
    reply.request.log.error({ err: error }, 'A file is missing from the storage');
    reply.headers({ 'content-disposition': 'inline', etag: undefined });
    await refuse(
      reply,
      500,
      'This file is missing from the storage. Tell an administrator; ask the sender to send it again.',
    );
    return null;
  }
}

/**
 * Returns the requested range, 'unsatisfiable' if it is outside the file, or null for the whole file. A request for
 * several ranges, or for a range of another version of the file, also gets the whole file.
 */
function wantedRange(
  { headers }: FastifyRequest,
  etag: string,
  size: number,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | null {
  const { range, 'if-range': version } = headers;
  if (!range || (version && version !== etag)) return null;
  const ranges = parseRange(size, range);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${message}\n`);
}
