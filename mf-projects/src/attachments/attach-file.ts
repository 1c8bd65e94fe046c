import { isRpcError } from '@title24/remote-kit/contract';
import { projects } from '@title24/remote-kit/rpc';
import type { useMountProps } from '@title24/remote-kit/runtime';
import type { Attachment, AttachmentKind } from '@title24/shared-domain/projects';
import { forgetUpload, notReached, SendFailure, sendFile } from './send-file.ts';

interface Options {
  readonly rpc: ReturnType<typeof useMountProps>['rpc'];
  readonly number: string;
  readonly kind: AttachmentKind;
  readonly signal: AbortSignal;
  /** Called with the number of bytes uploaded so far. */
  readonly onProgress: (sent: number) => void;
}

/**
 * Uploads a file and attaches it to a project. Rejects with `SendFailure`, `RpcError`, the signal's abort
 * reason, or an error if the upload library cannot be loaded.
 */
export async function attachFile(
  file: File,
  { rpc, number, kind, signal, onProgress }: Options,
): Promise<Attachment> {
  const uploadId = await sendFile(file, { signal, onProgress });
  try {
    const attachment = await rpc.call(projects.attach, { number, uploadId, kind });
    await forgetUpload(file);
    return attachment;
  } catch (error) {
    // After an error response, the next attempt must upload the file again.
    if (isRpcError(error) && error.code !== 0) await forgetUpload(file);
    throw error;
  }
}

/** Returns why a file was not attached. */
export function attachProblem(error: unknown, name: string): string {
  if (error instanceof SendFailure) return error.message;
  if (isRpcError(error) && error.code !== 0) return error.fields[0]?.message ?? error.message;
  return `${name} was not attached: ${notReached}`;
}

/** Returns the attachments with a new attachment at the end, without an older attachment with the same id. */
export function withAttachment(before: readonly Attachment[], attachment: Attachment): readonly Attachment[] {
  return [...before.filter(({ id }) => id !== attachment.id), attachment];
}
