import { randomUUID } from 'node:crypto';
import type { CaseFileKind } from '@title24/shared-domain/cases';
import { fileProblem } from '@title24/shared-domain/full-service';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { JobQueue } from '../../../../platform/jobs/job-queue.ts';
import { invalidParams, notFound, notPossible } from '../../../../platform/rpc/protocol/rpc-fault.ts';
import { commitFiles } from '../../../files/commit-files.ts';
import { contentProblem } from '../../../files/content/content-problem.ts';
import type { Files } from '../../../files/files.ts';
import type { ReceivedPart } from '../../../files/receive/received-parts.ts';
import { storedPart } from '../../../files/receive/stored-part.ts';
import { removeLater } from '../../../files/removals/removal-job.ts';
import { claimUploads, UploadIncompleteError } from '../../../files/resumable/claim-uploads.ts';
import { scanQueue } from '../../../files/scan/scan-queue.ts';
import { refuseFullDisk } from '../../../files/space/refuse-full-disk.ts';
import type { CaseMoment } from '../case-work.ts';
import { caseFiles } from '../tables/case-files.table.ts';
import { caseFolderPrefix } from './case-files-owner.ts';

/** Most files that a case holds besides the plans. */
const maxCaseFiles = 200;

interface Dependencies {
  readonly files: Files;
  readonly jobs: () => JobQueue;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Files of one sending, as they are to be stored. */
interface NewFiles {
  readonly kind: CaseFileKind;
  readonly parts: readonly ReceivedPart[];
  /** The account name of staff, or 'the customer'. */
  readonly by: string;
}

/** Writes the rows of files, in the transaction of what they belong to. */
export type WriteFiles = (moment: CaseMoment) => Promise<void>;

/** Reports and files that were added to cases. */
export class CaseFileStore {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Stores files that lie in an incoming folder with what `commit` does: both, or neither.
   * @throws RpcFault -32602 for files that are not what their names say; -32010 if there is no room
   */
  async add(
    incoming: string,
    { kind, parts, by }: NewFiles,
    commit: (write: WriteFiles) => Promise<void>,
  ): Promise<void> {
    const { files, jobs, log } = this.#dependencies;
    const problems = [];
    for (const part of parts) {
      const message =
        fileProblem(part.name, part.size, files.limits) ??
        (kind === 'report' && !part.name.toLowerCase().endsWith('.pdf')
          ? `${part.name} isn’t a PDF. Send the report as a PDF`
          : await contentProblem(part, incoming));
      if (message !== null) problems.push({ path: 'files', message });
    }
    if (problems.length > 0) throw invalidParams(problems);
    const stored = parts.map(storedPart);
    const folder = `${caseFolderPrefix}${randomUUID()}`;
    const write: WriteFiles = async ({ transaction, record, now }) => {
      const { id: submissionId, state } = record.row;
      const there = await transaction.$count(caseFiles, eq(caseFiles.submissionId, submissionId));
      if (there + stored.length > maxCaseFiles) {
        throw notPossible(
          `There is room for ${maxCaseFiles - there} more files. Send us the others by e-mail.`,
          state,
        );
      }
      const rows = stored.map((file) => ({
        ...file,
        id: randomUUID(),
        submissionId,
        kind,
        folder,
        scanState: files.scanState,
        addedBy: by,
        addedAt: now,
      }));
      await transaction.insert(caseFiles).values(rows);
      if (files.scanState !== 'waiting') return;
      for (const { id } of rows) await jobs().send(transaction, scanQueue, id);
    };
    await commitFiles({ storage: files.storage, log }, incoming, { folder, files: stored }, async () => {
      await commit(write);
      return true;
    }).catch(refuseFullDisk);
    jobs().wake(scanQueue);
  }

  /** Stores files that were uploaded piece by piece, by their ids. @throws RpcFault as {@link add} */
  async addUploads(
    ids: readonly string[],
    { kind, by }: Omit<NewFiles, 'parts'>,
    commit: (write: WriteFiles) => Promise<void>,
  ): Promise<void> {
    const { incoming, resumable: store, locks } = this.#dependencies.files;
    const addFrom = async (folder: string) => {
      const parts = await claimUploads({ store, locks }, ids, folder).catch((error: unknown) => {
        if (!(error instanceof UploadIncompleteError)) throw error;
        throw invalidParams([{ path: 'files', message: 'A file didn’t arrive completely. Send it again' }]);
      });
      await this.add(folder, { kind, parts, by }, commit);
    };
    await incoming.using(addFrom).catch(refuseFullDisk);
    await store.discard(ids);
  }

  /** Takes a report away that was not delivered. @throws RpcFault -32001; -32010 if it was delivered */
  async removeReport(
    { transaction, record }: CaseMoment,
    file: string,
    delivered: ReadonlySet<string>,
  ): Promise<string> {
    const { id, reference, state } = record.row;
    const which = and(eq(caseFiles.id, file), eq(caseFiles.submissionId, id), eq(caseFiles.kind, 'report'));
    const [found] = await transaction.select().from(caseFiles).where(which);
    if (!found) throw notFound(`${reference} has no such report.`);
    if (delivered.has(file)) throw notPossible(`${found.name} was delivered, and stays.`, state);
    await transaction.delete(caseFiles).where(which);
    await removeLater(transaction, this.#dependencies.jobs(), found);
    return found.name;
  }
}

/** Has all files of a case taken away after the transaction that deletes it. */
export async function removeCaseFiles(
  transaction: Transaction,
  jobs: JobQueue,
  submissionId: string,
): Promise<void> {
  const rows = await transaction
    .select({ id: caseFiles.id, folder: caseFiles.folder })
    .from(caseFiles)
    .where(eq(caseFiles.submissionId, submissionId));
  const first = new Map(rows.map((row) => [row.folder, row]));
  for (const row of first.values()) await removeLater(transaction, jobs, row);
}
