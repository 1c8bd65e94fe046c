import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { innermostReason } from '../../../platform/logging/innermost-reason.ts';
import { displayName } from '../display-name.ts';
import type { ReceivedPart } from '../receive/received-parts.ts';
import { findUpload, type ResumableStore } from './resumable-store.ts';
import type { UploadLocks } from './upload-locks.ts';

interface Dependencies {
  readonly store: ResumableStore;
  readonly locks: UploadLocks;
}

/** Thrown if an upload is unknown or incomplete. */
export class UploadIncompleteError extends Error {
  override readonly name = 'UploadIncompleteError';
}

/**
 * Copies or links finished uploads into an incoming folder, flushes them to disk, and returns them with their hashes.
 * The originals stay, so that a failed submission can be repeated.
 * @throws UploadIncompleteError
 */
export async function claimUploads(
  { store, locks }: Dependencies,
  ids: readonly string[],
  folder: string,
): Promise<readonly ReceivedPart[]> {
  const parts: ReceivedPart[] = [];
  for (const id of ids) parts.push(await locks.holding(id, () => claimUpload(store, id, folder)));
  return parts;
}

/**
 * Removes uploads whose files have been stored permanently. Logs a failure instead of rejecting, because the regular
 * sweep removes uploads that are left.
 */
export async function discardStored(
  store: ResumableStore,
  ids: readonly string[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  await store.discard(ids).catch((error: unknown) => {
    log.warn({ reason: innermostReason(error) }, 'Stored uploads were left for the cleanup');
  });
}

/** Splits a form's `uploads` field at spaces and commas. Returns the upload ids without repeats. */
export function parseUploadIds(field: string | undefined): readonly string[] {
  return [...new Set((field ?? '').split(/[\s,]+/).filter(Boolean))];
}

async function claimUpload(store: ResumableStore, id: string, folder: string): Promise<ReceivedPart> {
  const upload = await findUpload(store, id);
  if (!upload?.metadata?.filename || upload.offset !== upload.size)
    throw new UploadIncompleteError(`Upload ${id} is incomplete`);
  const storedName = randomUUID();
  return {
    name: displayName(upload.metadata.filename),
    size: upload.size,
    storedName,
    sha256: await store.place(id, upload.size, path.join(folder, storedName)),
  };
}
