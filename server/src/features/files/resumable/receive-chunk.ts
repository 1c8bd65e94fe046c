import type { FastifyReply, FastifyRequest } from 'fastify';
import { innermostReason } from '../../../platform/logging/innermost-reason.ts';
import { isDiskFull } from '../space/free-space.ts';
import { isUploadId, type ResumableStore, UploadTooLongError } from './resumable-store.ts';
import type { UploadLocks } from './upload-locks.ts';

interface Uploads {
  readonly store: ResumableStore;
  readonly locks: UploadLocks;
}

/**
 * PATCH of tus 1.0: adds a piece to an upload. Straight from the connection to the disk, as the protocol's server would
 * take each byte through three more streams, at twice the time and memory.
 */
export async function receiveChunk(
  { store, locks }: Uploads,
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { raw, headers, params } = request;
  const refuse = (status: number, message: string) => {
    // What is still on its way is not wanted.
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
  // A newer request wants this upload: this connection is dead, or another tab's.
  await lock.lock(gone.signal, () => void raw.destroy());
  try {
    const upload = await store.getUpload(params.id).catch(() => null);
    if (!upload) return refuse(404, 'There is no such upload');
    if (upload.offset !== offset) return refuse(409, 'Upload-Offset is not where the upload stands');
    if (offset + Number(headers['content-length'] ?? 0) > (upload.size ?? 0)) {
      return refuse(413, 'More than was announced');
    }
    const end = await store.write(raw, params.id, offset);
    return reply.code(204).header('upload-offset', end).send();
  } catch (error) {
    if (error instanceof UploadTooLongError) return refuse(413, 'More than was announced');
    request.log.error({ reason: innermostReason(error) }, 'A chunk of an upload failed');
    if (isDiskFull(error)) return refuse(507, 'There is no room for this file right now');
    return refuse(500, 'The file could not be stored right now');
  } finally {
    await lock.unlock();
  }
}

function wholeNumber(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
