import { formatFileSize, type UploadLimits } from '@title24/shared-domain/full-service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FormTarget, FormTooLargeError, receiveParts } from '../../../files/receive/receive-parts.ts';
import type { ReceivedParts } from '../../../files/receive/received-parts.ts';
import { enforceMinRate, type TransferRate } from '../../../files/transfer-rate.ts';
import { formError, UploadError } from '../upload-error.ts';

/**
 * Milliseconds for which a refused sender can continue to send. A sender that finishes in time can read the response.
 */
const lingerMs = 5_000;
const partLimits = {
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  fields: 50,
  parts: 1000,
  /** Unlimited, because sizes are counted while the files are stored. */
  fileSize: Number.MAX_SAFE_INTEGER,
};

class ConnectionEndedError extends Error {
  override readonly name = 'ConnectionEndedError';
}

/**
 * Reads the request's form with {@link receiveParts}. Large files over slow connections are allowed, so there is no
 * overall time limit, but a sender slower than `pace` is disconnected.
 * @throws UploadError 413 for a form that is far too large or has too many parts; 400 for a malformed or truncated form
 */
export async function readForm(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  target: FormTarget | Error | null,
  { limits, pace }: { readonly limits: UploadLimits; readonly pace: TransferRate },
): Promise<ReceivedParts> {
  const { raw } = request;
  enforceMinRate(raw, pace);
  try {
    // The connection has already ended, for example because the body is longer than its Content-Length, and no later
    // event would report this.
    if (raw.destroyed && !raw.readableEnded) throw new ConnectionEndedError();
    if (Number(request.headers['content-length']) > 2 * limits.maxSubmissionBytes)
      throw new FormTooLargeError();
    return await receiveParts(request.parts({ limits: partLimits }), target, {
      limits,
      fileField: 'projectFiles',
    });
  } catch (error) {
    raw.unpipe();
    raw.resume();
    reply.raw.once('finish', () => setTimeout(() => raw.complete || raw.destroy(), lingerMs).unref());
    throw asUploadError(app, error, limits);
  }
}

function asUploadError(
  app: FastifyInstance,
  cause: unknown,
  { maxSubmissionBytes }: UploadLimits,
): UploadError {
  const { PartsLimitError, FieldsLimitError } = app.multipartErrors;
  if (cause instanceof FormTooLargeError) {
    const message = `The files are too large. Send at most ${formatFileSize(maxSubmissionBytes)} at a time`;
    return new UploadError(413, [{ path: 'projectFiles', message }], { cause });
  }
  if (cause instanceof PartsLimitError || cause instanceof FieldsLimitError) {
    return new UploadError(413, formError('The form has too many parts'), { cause });
  }
  const message = 'The form did not arrive completely, and nothing was stored. Please send it again';
  return new UploadError(400, formError(message), { cause });
}
