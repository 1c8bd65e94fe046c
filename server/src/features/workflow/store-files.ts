import { randomUUID } from 'node:crypto';
import type { ScanState } from '@title24/shared-domain/full-service';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { invalidParams } from '../../platform/rpc/protocol/rpc-fault.ts';
import { commitFiles } from '../files/commit-files.ts';
import { contentProblem } from '../files/content/content-problem.ts';
import type { Files } from '../files/files.ts';
import type { ReceivedPart } from '../files/receive/received-parts.ts';
import { storedPart } from '../files/receive/stored-part.ts';
import { claimUploads, discardStored, UploadIncompleteError } from '../files/resumable/claim-uploads.ts';
import { scanQueue } from '../files/scan/scan-queue.ts';
import { refuseFullDisk } from '../files/space/refuse-full-disk.ts';
import type { StoredFile } from '../files/stored-file.ts';

export interface FileStoreDependencies {
  readonly files: Files;
  readonly jobs: () => JobQueue;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

interface NewFiles {
  readonly folderPrefix: string;
  /** Parameter name for error messages. */
  readonly field: string;
  /** Returns why a file cannot be added, based on its name and size, or null if it can be added. */
  problemOf(part: ReceivedPart): string | null;
}

/** The row of a new file. */
export interface NewFile extends StoredFile {
  readonly id: string;
  readonly folder: string;
  readonly scanState: ScanState;
}

/** Returns an error message for a file name that does not end in '.pdf'; otherwise null. */
export const pdfProblem = (name: string): string | null =>
  name.toLowerCase().endsWith('.pdf') ? null : `${name} is not a PDF. Reports and results are sent as PDF`;

/**
 * In one transaction, writes the files' rows and an event or audit log entry, and queues the scan jobs (with
 * `queueScans`).
 */
export type CommitFiles = (
  files: readonly NewFile[],
  queueScans: (transaction: Transaction) => Promise<void>,
) => Promise<void>;

/**
 * Stores received files and the rows that `commit` writes, or neither.
 * @param incoming the folder in which the files were received
 * @throws RpcFault -32602 for files that `problemOf` rejects or whose content does not match their names; -32010 if the
 * disk is full
 */
export async function storeFiles(
  { files, jobs, log }: FileStoreDependencies,
  { incoming, parts }: { readonly incoming: string; readonly parts: readonly ReceivedPart[] },
  { folderPrefix, field, problemOf }: NewFiles,
  commit: CommitFiles,
): Promise<void> {
  const problems = [];
  for (const part of parts) {
    const message = problemOf(part) ?? (await contentProblem(part, incoming));
    if (message !== null) problems.push({ path: field, message });
  }
  if (problems.length > 0) throw invalidParams(problems);
  const folder = `${folderPrefix}${randomUUID()}`;
  const { scanState } = files;
  const stored = parts.map((part) => ({ ...storedPart(part), id: randomUUID(), folder, scanState }));
  const queueScans = async (transaction: Transaction) => {
    if (scanState !== 'waiting') return;
    for (const { id } of stored) await jobs().send(transaction, scanQueue, id);
  };
  await commitFiles({ storage: files.storage, log }, incoming, { folder, files: stored }, async () => {
    await commit(stored, queueScans);
    return true;
  }).catch(refuseFullDisk);
  jobs().wake(scanQueue);
}

/**
 * Like {@link storeFiles}, but for files uploaded in pieces, which stay available after a failure.
 * @param ids the upload ids
 * @throws RpcFault like {@link storeFiles}; -32602 for an incomplete upload
 */
export async function storeUploads(
  dependencies: FileStoreDependencies,
  ids: readonly string[],
  wanted: NewFiles,
  commit: CommitFiles,
): Promise<void> {
  const { incoming: folders, resumable: store, locks } = dependencies.files;
  const storeFrom = async (incoming: string) => {
    const parts = await claimUploads({ store, locks }, ids, incoming).catch((error: unknown) => {
      if (!(error instanceof UploadIncompleteError)) throw error;
      const message = 'A file didn’t arrive completely. Send it again.';
      throw invalidParams([{ path: wanted.field, message }]);
    });
    await storeFiles(dependencies, { incoming, parts }, wanted, commit);
  };
  await folders.using(storeFrom).catch(refuseFullDisk);
  await discardStored(store, ids, dependencies.log);
}
