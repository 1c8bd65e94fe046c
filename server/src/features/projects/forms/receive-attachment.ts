import path from 'node:path';
import { fileProblem } from '@title24/shared-domain/full-service';
import type { FastifyRequest } from 'fastify';
import { invalidParams, RpcFault } from '../../../platform/rpc/protocol/rpc-fault.ts';
import type { Files } from '../../files/files.ts';
import { receiveParts } from '../../files/receive/receive-parts.ts';
import { adoptFile } from '../../files/resumable/adopt-file.ts';
import { sender, senderOf } from '../../files/resumable/sender.ts';
import { enforceMinRate } from '../../files/transfer-rate.ts';

const partLimits = {
  fieldNameSize: 100,
  fieldSize: 1024,
  fields: 5,
  files: 1,
  fileSize: Number.MAX_SAFE_INTEGER,
};

/**
 * Reads the form that attaches a file in a browser without JavaScript, and stores the file as a finished upload.
 * @param form receives the chosen kind of file, even if the file itself is refused
 * @throws RpcFault -32602 if the form has no file, or one that is too large or not of an accepted kind, or the request
 * is cut off; then nothing of it is kept
 */
export async function receiveAttachment(
  files: Files,
  request: FastifyRequest,
  form: URLSearchParams,
): Promise<{ readonly uploadId: string; readonly kind: string }> {
  if (!request.isMultipart()) throw fileFault('Choose a file');
  enforceMinRate(request.raw, files.pace);
  // The response may take long.
  request.raw.setTimeout(0);
  return files.incoming.using(async (folder) => {
    const announced = Math.min(Number(request.headers['content-length'] ?? 0), files.limits.maxFileBytes);
    const reservation = await files.space.reserve(announced);
    try {
      const limits = { ...files.limits, maxFiles: 1 };
      const {
        fields,
        files: received,
        failure,
      } = await receiveParts(
        request.parts({ limits: partLimits }),
        { folder, reservation },
        { limits, fileField: 'file' },
      );
      const kind = fields.get('kind') ?? '';
      form.set('kind', kind);
      if (failure !== undefined) throw failure;
      const [part] = received;
      if (!part) throw fileFault('Choose a file');
      const problem = fileProblem(part.name, part.size, limits);
      if (problem || !part.storedName) throw fileFault(problem ?? 'This file did not arrive completely');
      const stored = path.join(folder, part.storedName);
      const uploadId = await sender.run(senderOf(request), () => adoptFile(files.resumable, stored, part));
      return { uploadId, kind };
    } catch (cause) {
      if (cause instanceof RpcFault) throw cause;
      request.log.warn({ err: cause }, 'An attachment did not arrive completely');
      throw fileFault('The file could not be stored, and nothing of it was kept. Try again');
    } finally {
      reservation.release();
    }
  });
}

function fileFault(message: string): RpcFault {
  return invalidParams([{ path: 'file', message: `${message}.` }]);
}
