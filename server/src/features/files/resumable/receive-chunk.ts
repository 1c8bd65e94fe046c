import { uploadChunkBytes } from '@title24/shared-domain/full-service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../../platform/db/database-unavailable.ts';
import { isDiskFull } from '../../../platform/files/disk-full.ts';
import { innermostReason } from '../../../platform/logging/innermost-reason.ts';
import { enforceMinRate, type TransferRate } from '../transfer-rate.ts';
import {
  findUpload,
  isUploadId,
  type ResumableStore,
  UploadMovedError,
  UploadTooLongError,
} from './resumable-store.ts';
import type { UploadLocks } from './upload-locks.ts';

interface Uploads {
  readonly store: ResumableStore;
  readonly locks: UploadLocks;
  readonly pace: TransferRate;
}

/**
 * Handles PATCH of tus 1.0, which appends a chunk to an upload. Writes directly from the connection to the store,
 * because the tus server's three streams need twice the time and memory. A request with `Upload-Piece-Size` has no
 * body: it appends the chunk that the sender has put into the bucket, or gets a 200 response with a URL to send the
 * chunk to.
 */
export async function receiveChunk(
  { store, locks, pace }: Uploads,
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { raw, headers, params } = request;
  const refuse = (status: number, message: string) => {
    // The connection is closed, so that the server need not receive the rest of the refused body.
    if (!raw.complete) reply.header('connection', 'close');
    return reply.code(status).type('text/plain').send(`${message}\n`);
  };
  reply.header('tus-resumable', '1.0.0').header('cache-control', 'no-store');
  if (headers['tus-resumable'] !== '1.0.0') return refuse(412, 'Tus-Resumable must be 1.0.0');
  if (headers['content-type'] !== 'application/offset+octet-stream') {
    return refuse(415, 'Content-Type must be application/offset+octet-stream');
  }
  const offset = wholeNumber(headers['upload-offset']);
  if (offset === null) return refuse(400, 'Upload-Offset must be a whole number');
  if (!isUploadId(params.id)) return refuse(404, 'There is no such upload');

  const lock = locks.newLock(params.id);
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  // When a newer request needs this upload, the callback ends this request by closing its connection. If all data of
  // this request has arrived, the callback does nothing: the request ends soon, and a proxy may reuse the connection.
  await lock.lock(gone.signal, () => void (raw.complete || raw.destroy()));
  let outcome: Outcome;
  try {
    outcome = await addPiece({ store, pace }, request, offset);
  } finally {
    // Unlocked before the response. After the response, the client may send the next chunk to another server.
    await lock.unlock();
  }
  if ('address' in outcome) return reply.type('text/plain').send(outcome.address);
  if ('end' in outcome) return reply.code(204).header('upload-offset', outcome.end).send();
  return refuse(outcome.status, outcome.message);
}

type Outcome =
  | { readonly end: number }
  | { readonly address: string }
  | { readonly status: number; readonly message: string };

async function addPiece(
  { store, pace }: Pick<Uploads, 'store' | 'pace'>,
  { raw, headers, params, log }: FastifyRequest<{ Params: { id: string } }>,
  offset: number,
): Promise<Outcome> {
  try {
    const upload = await findUpload(store, params.id);
    if (!upload) return { status: 404, message: 'There is no such upload' };
    if (upload.offset !== offset) return moved;
    const pieceSize = wholeNumber(headers['upload-piece-size']);
    if (offset + (pieceSize ?? Number(headers['content-length'] ?? 0)) > (upload.size ?? 0)) return tooLong;
    if (pieceSize !== null) {
      const isChunk =
        offset % uploadChunkBytes === 0 &&
        pieceSize === Math.min(uploadChunkBytes, (upload.size ?? 0) - offset);
      const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
      if (!store.appendDirect || !isChunk || pieceSize === 0 || hasBody) return notDirect;
      const result = await store.appendDirect(params.id, offset, pieceSize);
      return typeof result === 'number' ? { end: result } : { address: result };
    }
    enforceMinRate(raw, pace);
    return { end: await store.write(raw, params.id, offset) };
  } catch (error) {
    if (error instanceof UploadTooLongError) return tooLong;
    if (error instanceof UploadMovedError) return moved;
    if (isDatabaseUnavailable(error)) throw error;
    log.error({ reason: innermostReason(error) }, 'A chunk of an upload failed');
    if (isDiskFull(error)) return { status: 507, message: 'There is no room for this file right now' };
    return { status: 500, message: 'The file could not be stored right now' };
  }
}

const moved = { status: 409, message: 'Upload-Offset differs from the upload’s offset' };
const notDirect = { status: 400, message: 'This piece cannot be sent directly to the bucket' };
const tooLong = { status: 413, message: 'More than was announced' };

function wholeNumber(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
