import { loadSender, SendError } from '@title24/remote-kit/browser';
import { isRpcError } from '@title24/remote-kit/contract';
import { projects } from '@title24/remote-kit/rpc';
import type { useMountProps } from '@title24/remote-kit/runtime';
import type { Attachment, AttachmentKind } from '@title24/shared-domain/projects';

interface Options {
  readonly rpc: ReturnType<typeof useMountProps>['rpc'];
  readonly number: string;
  readonly kind: AttachmentKind;
  readonly signal: AbortSignal;
  /** Called with the number of bytes uploaded so far. */
  readonly onProgress: (sent: number) => void;
}

/**
 * Uploads a file and attaches it to a project. Rejects with `SendError`, `RpcError`, or an error if the code for
 * uploads cannot be loaded.
 */
export async function attachFile(
  file: File,
  { rpc, number, kind, signal, onProgress }: Options,
): Promise<Attachment> {
  const { sendFile, forgetUploads } = await loadSender();
  const uploadId = await sendFile(file, { signal, onProgress: ({ sent }) => onProgress(sent) });
  try {
    const attachment = await rpc.call(projects.attach, { number, uploadId, kind });
    await forgetUploads([file]);
    return attachment;
  } catch (error) {
    // After an error response, the next attempt must upload the file again.
    if (isRpcError(error) && error.code !== 0) await forgetUploads([file]);
    throw error;
  }
}

/** Returns why a file was not attached. */
export function attachProblem(error: unknown, name: string): string {
  if (error instanceof SendError && error.kind === 'refused') return error.message;
  if (error instanceof SendError && error.kind === 'server') return `${name} was not sent. ${error.message}`;
  if (isRpcError(error) && error.code !== 0) return error.fields[0]?.message ?? error.message;
  return `${name} was not attached: we couldn’t reach our server. We keep the part that has arrived for a day. Press Attach again to continue.`;
}

/** Returns the attachments with `attachment` at the end. Omits an older attachment with the same id. */
export function withAttachment(before: readonly Attachment[], attachment: Attachment): readonly Attachment[] {
  return [...before.filter(({ id }) => id !== attachment.id), attachment];
}
