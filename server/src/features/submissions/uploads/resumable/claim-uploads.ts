import { randomUUID } from 'node:crypto';
import { link } from 'node:fs/promises';
import path from 'node:path';
import { displayName } from '../display-name.ts';
import type { ReceivedPart } from '../received-parts.ts';
import { UploadError } from '../upload-error.ts';
import { isUploadId, type ResumableStore } from './resumable-store.ts';
import type { UploadLocks } from './upload-locks.ts';

interface Dependencies {
  readonly store: ResumableStore;
  readonly locks: UploadLocks;
}

/**
 * Copies finished uploads into a submission's folder, hashed and flushed. The originals stay too, so that a failed
 * submission can be retried without sending them again.
 * @throws UploadError 422 at the path `uploads` for one that is unknown or not finished.
 */
export async function claimUploads(
  { store, locks }: Dependencies,
  ids: readonly string[],
  folder: string,
): Promise<readonly ReceivedPart[]> {
  const parts: ReceivedPart[] = [];
  for (const id of ids) parts.push(await locks.holding(id, () => takeOne(store, id, folder)));
  return parts;
}

/** Returns the ids in a form's field `uploads`, which are separated by spaces. */
export function parseUploadIds(field: string | undefined): readonly string[] {
  return [...new Set((field ?? '').split(/[\s,]+/).filter(Boolean))];
}

async function takeOne(store: ResumableStore, id: string, folder: string): Promise<ReceivedPart> {
  const upload = isUploadId(id) ? await store.getUpload(id).catch(() => null) : null;
  if (!upload?.metadata?.filename || upload.offset !== upload.size) throw missing(id);
  const storedName = randomUUID();
  await link(store.pathOf(id), path.join(folder, storedName));
  return {
    name: displayName(upload.metadata.filename),
    size: upload.size,
    storedName,
    sha256: await store.sha256(id, upload.size),
  };
}

function missing(id: string): UploadError {
  const message = 'A file that was sent before is incomplete. Send the form again to upload it again';
  return new UploadError(422, [{ path: 'uploads', message }], {
    cause: new Error(`Upload ${id} is not whole`),
  });
}
