import { randomUUID } from 'node:crypto';
import { fileProblem, formatFileSize, type UploadLimits } from '@title24/shared-domain/full-service';
import { type Attachment, type AttachmentKind, projectLimits } from '@title24/shared-domain/projects';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { changeMoment } from '../../../platform/rpc/params/last-update.ts';
import { invalidParams, limitReached, RpcFault } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { commitFiles } from '../../files/commit-files.ts';
import { contentProblem } from '../../files/content/content-problem.ts';
import type { Files } from '../../files/files.ts';
import type { ReceivedPart } from '../../files/receive/received-parts.ts';
import { storedPart } from '../../files/receive/stored-part.ts';
import { claimUploads, discardStored, UploadIncompleteError } from '../../files/resumable/claim-uploads.ts';
import { scanQueue } from '../../files/scan/scan-queue.ts';
import { refuseFullDisk } from '../../files/space/refuse-full-disk.ts';
import { editableProject, ownProject } from '../own-project.ts';
import { attachmentOf, type FileRow, filesOf } from '../reading/attachments.ts';
import { projectFiles } from '../tables/project-files.table.ts';
import { projects } from '../tables/projects.table.ts';
import { attachmentFolder } from './project-files-owner.ts';

interface Dependencies {
  readonly database: Database;
  readonly files: Files;
  readonly jobs: () => JobQueue;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly clock: Clock;
}

interface WantedFile {
  readonly number: string;
  /** 32 hexadecimal digits, known only to the sender. */
  readonly uploadId: string;
  readonly kind: AttachmentKind;
}

/**
 * Attaches a resumable upload to the caller's project. The upload id determines the file id, so a repeated
 * request returns the existing file.
 * @throws RpcFault -32001 if the project does not exist; -32010 if it is locked or in the trash, or if the
 * disk is full; -32011 if the project would have too many files or bytes; -32602 if the upload is incomplete,
 * is attached to another project, or fails a check of its name, size or content
 */
export async function attachFile(
  dependencies: Dependencies,
  caller: Pick<Caller, 'accountId'>,
  wanted: WantedFile,
): Promise<Attachment> {
  const { database, files, jobs, log } = dependencies;
  const id = asUuid(wanted.uploadId);
  const alreadyAttached = await findAttached(database, caller, wanted.number, id);
  if (alreadyAttached) return attachmentOf(alreadyAttached);
  const add = async (incoming: string) => {
    const part = await claim(files, wanted.uploadId, incoming);
    const problem = fileProblem(part.name, part.size, files.limits) ?? (await contentProblem(part, incoming));
    if (problem) {
      await files.resumable.discard([wanted.uploadId]);
      throw fileFault(`${problem}.`);
    }
    return store(dependencies, caller, { ...wanted, id, part, incoming });
  };
  const attached = await files.incoming.using(add).catch(refuseFullDisk);
  await discardStored(files.resumable, [wanted.uploadId], log);
  jobs().wake(scanQueue);
  return attachmentOf(attached);
}

function fileFault(message: string): RpcFault {
  return invalidParams([{ path: 'file', message }]);
}

/** @throws RpcFault as {@link ownProject} does */
async function findAttached(
  database: Database,
  caller: Pick<Caller, 'accountId'>,
  number: string,
  id: string,
): Promise<FileRow | undefined> {
  const project = await ownProject(database, caller, number);
  const [row] = await database
    .select()
    .from(projectFiles)
    .where(and(eq(projectFiles.id, id), eq(projectFiles.projectId, project.id)));
  return row;
}

async function claim({ resumable, locks }: Files, uploadId: string, incoming: string): Promise<ReceivedPart> {
  try {
    const [part] = await claimUploads({ store: resumable, locks }, [uploadId], incoming);
    if (part) return part;
  } catch (error) {
    if (!(error instanceof UploadIncompleteError)) throw error;
  }
  throw fileFault('This file did not arrive completely. Choose it again to upload it again.');
}

async function store(
  { database, files, jobs, log, clock }: Dependencies,
  caller: Pick<Caller, 'accountId'>,
  {
    number,
    kind,
    id,
    part,
    incoming,
  }: WantedFile & { readonly id: string; readonly part: ReceivedPart; readonly incoming: string },
): Promise<FileRow> {
  const file = storedPart(part);
  const folder = attachmentFolder(randomUUID());
  let refusal: RpcFault | null = null;
  let attached: FileRow | undefined;
  /** Adds the file's row. Returns false after a refusal or if the row exists, so that the file is not stored. */
  const add = async () => {
    try {
      attached = await database.transaction(async (transaction) => {
        const project = await editableProject(transaction, caller, number);
        requireRoom(await filesOf(transaction, project.id), file.size, files.limits);
        const lastUpdate = changeMoment(project.lastUpdate, clock);
        const { scanState } = files;
        const [row] = await transaction
          .insert(projectFiles)
          .values({ id, projectId: project.id, kind, folder, ...file, scanState, attachedAt: lastUpdate })
          .onConflictDoNothing({ target: projectFiles.id })
          .returning();
        if (!row) return undefined;
        await touch(transaction, project.id, lastUpdate);
        if (scanState === 'waiting') await jobs().send(transaction, scanQueue, id);
        return row;
      });
    } catch (error) {
      if (!(error instanceof RpcFault)) throw error;
      refusal = error;
    }
    return attached !== undefined;
  };
  await commitFiles({ storage: files.storage, log }, incoming, { folder, files: [file] }, add);
  if (refusal) throw refusal;
  // If no row was added, a simultaneous identical request may have added it.
  const row = attached ?? (await findAttached(database, caller, number, id));
  if (!row) throw fileFault('This file is attached to another project.');
  return row;
}

/** @throws RpcFault -32011 if the project would have too many files or bytes */
function requireRoom(
  attached: readonly Pick<FileRow, 'size'>[],
  bytes: number,
  { maxSubmissionBytes }: UploadLimits,
): void {
  const { filesPerProject } = projectLimits;
  if (attached.length >= filesPerProject) {
    throw limitReached(
      `A project can have ${filesPerProject} files. Remove one first, or put several into one ZIP.`,
      { limit: 'filesPerProject', max: filesPerProject },
    );
  }
  const sum = attached.reduce((total, { size }) => total + size, bytes);
  if (sum > maxSubmissionBytes) {
    throw limitReached(
      `The files of a project can take ${formatFileSize(maxSubmissionBytes)} together. Remove one first.`,
      { limit: 'fileBytesPerProject', max: maxSubmissionBytes },
    );
  }
}

/** Records that a project was changed and used at this time. */
export async function touch(transaction: Transaction, projectId: string, at: Date): Promise<void> {
  await transaction.update(projects).set({ lastUpdate: at, openedAt: at }).where(eq(projects.id, projectId));
}

function asUuid(uploadId: string): string {
  return uploadId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
