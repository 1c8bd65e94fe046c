import type { Readable } from 'node:stream';
import { isReleased } from '@title24/shared-domain/full-service';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { isPermitted } from '../../../platform/rpc/permission.ts';
import { routePermissions } from '../guard-file-routes.ts';
import type { submissionFiles } from '../submissions.table.ts';
import { FileMissingError, type SubmissionStorage } from '../uploads/storage/submission-storage.ts';
import { findTicket, type OpenedFiles } from './download-tickets.ts';
import { zipOf } from './submission-zip.ts';

interface Options {
  readonly database: Database;
  readonly storage: SubmissionStorage;
  readonly callerOfSession: (sessionId: string) => Promise<Caller | null>;
}

type FileRow = typeof submissionFiles.$inferSelect;
type Ticketed = FastifyRequest<{ Params: { ticket: string } }>;

/** Files that analysts open are untrusted: nothing in them can run, load or frame anything of this site. */
const isolation = "default-src 'none'; sandbox";

/**
 * GET /downloads/{ticket}/{name}: a file, whole or by ranges, or all files as a ZIP. Each request checks again whether
 * the session is alive, its role still allows the download and the file is released.
 */
export async function downloadRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { database, storage, callerOfSession } = options;
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
      const opened = await findTicket(database, request.params.ticket);
      const caller = opened && (await callerOfSession(opened.sessionId));
      if (!opened || !caller)
        return refuse(reply, 404, 'This link has expired. Open the file from its submission again.');
      if (!isPermitted(caller, routePermissions['GET /downloads/:ticket/:name'])) {
        return refuse(reply, 403, 'Your role does not allow this.');
      }
      const released = opened.files.filter(({ scanState }) => isReleased(scanState));
      if (opened.fileId === null) return sendZip(request, reply, opened, released);
      const file = released.find(({ id }) => id === opened.fileId);
      if (!file) return refuse(reply, 403, 'The virus scanner has not released this file.');
      return sendFile(request, reply, opened, file);
    },
  );

  async function sendFile(request: Ticketed, reply: FastifyReply, opened: OpenedFiles, file: FileRow) {
    const { size } = file;
    const etag = `"${file.sha256}"`;
    reply.headers({ 'accept-ranges': 'bytes', etag });
    const type = opened.purpose === 'preview' ? 'inline' : 'attachment';
    reply.header('content-disposition', contentDisposition(file.name, { type }));
    reply.type(file.mediaType);

    const range = wantedRange(request, etag, size);
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
    const content = await read(reply, () =>
      storage.read(opened.reference, file.storedName, range ?? undefined),
    );
    if (!content) return reply;
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    reply.header('content-length', range ? range.end - range.start + 1 : size);
    return reply.send(content);
  }

  async function sendZip(
    request: Ticketed,
    reply: FastifyReply,
    { reference, receivedAt }: OpenedFiles,
    files: readonly FileRow[],
  ) {
    const { content, size } = await zipOf({ reference, receivedAt, files, storage });
    content.on('error', (error) =>
      request.log.error({ err: error, reference }, 'A ZIP of a submission was cut off'),
    );
    return reply
      .type('application/zip')
      .header('content-disposition', contentDisposition(`${reference}.zip`))
      .header('content-length', size)
      .send(content);
  }
}

async function read(reply: FastifyReply, open: () => Promise<Readable>): Promise<Readable | null> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof FileMissingError)) throw error;
    reply.request.log.error({ err: error }, 'A file of a submission is missing');
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
 * Returns the requested range; null for the whole file, which also answers multiple ranges and those of another
 * version.
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
