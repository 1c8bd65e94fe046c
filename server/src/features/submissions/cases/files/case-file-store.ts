import { type CaseFileKind, reportCaseStates } from '@title24/shared-domain/cases';
import { fileProblem } from '@title24/shared-domain/full-service';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { JobQueue } from '../../../../platform/jobs/job-queue.ts';
import { notFound, notPossible } from '../../../../platform/rpc/protocol/rpc-fault.ts';
import type { ReceivedPart } from '../../../files/receive/received-parts.ts';
import { removeLater } from '../../../files/removals/removal-job.ts';
import {
  type FileStoreDependencies,
  type NewFile,
  pdfProblem,
  storeFiles,
  storeUploads,
} from '../../../workflow/store-files.ts';
import type { CaseContext } from '../case-work.ts';
import { caseFiles } from '../tables/case-files.table.ts';
import { caseFolderPrefix } from './case-files-owner.ts';

/** Maximum number of files added to a case after the plans. */
const maxCaseFiles = 200;

/** Files that are stored together. */
interface NewFiles {
  readonly kind: CaseFileKind;
  readonly parts: readonly ReceivedPart[];
  /** Account name of staff, or 'the customer'. */
  readonly by: string;
}

/** Writes the rows of files in the transaction of the event that adds the files. */
export type WriteFiles = (context: CaseContext) => Promise<void>;

/** Stores the reports and other files that are added to cases. */
export class CaseFileStore {
  readonly #dependencies: FileStoreDependencies;

  constructor(dependencies: FileStoreDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Stores received files and the rows that `commit` writes, or neither.
   * @param incoming the folder in which the files were received
   * @throws RpcFault -32602 for files that cannot be accepted; -32010 if the case has too many files or takes no
   * reports, or if the disk is full
   */
  add(
    incoming: string,
    { kind, parts, by }: NewFiles,
    commit: (write: WriteFiles) => Promise<void>,
  ): Promise<void> {
    return storeFiles(this.#dependencies, { incoming, parts }, this.#wanted(kind), (files, queueScans) =>
      commit(writerOf(files, { kind, by }, queueScans)),
    );
  }

  /**
   * Like {@link add}, but for files uploaded in pieces.
   * @param ids the upload ids
   * @throws RpcFault like {@link add}; -32602 for an incomplete upload
   */
  addUploads(
    ids: readonly string[],
    { kind, by }: Omit<NewFiles, 'parts'>,
    commit: (write: WriteFiles) => Promise<void>,
  ): Promise<void> {
    return storeUploads(this.#dependencies, ids, this.#wanted(kind), (files, queueScans) =>
      commit(writerOf(files, { kind, by }, queueScans)),
    );
  }

  #wanted(kind: CaseFileKind) {
    return {
      folderPrefix: caseFolderPrefix,
      field: 'files',
      problemOf: ({ name, size }: ReceivedPart) =>
        fileProblem(name, size, this.#dependencies.files.limits) ??
        (kind === 'report' ? pdfProblem(name) : null),
    };
  }

  /**
   * Removes a report that has not been delivered or that is infected.
   * @param delivered the ids of the delivered reports
   * @returns the file name of the report
   * @throws RpcFault -32001 if the report does not exist; -32010 if it has been delivered and is not infected
   */
  async removeReport(
    { transaction, record }: CaseContext,
    file: string,
    delivered: ReadonlySet<string>,
  ): Promise<string> {
    const { id, reference, state } = record.row;
    const which = and(eq(caseFiles.id, file), eq(caseFiles.submissionId, id), eq(caseFiles.kind, 'report'));
    const [found] = await transaction.select().from(caseFiles).where(which);
    if (!found) throw notFound(`${reference} has no such report.`);
    if (delivered.has(file) && found.scanState !== 'infected')
      throw notPossible(`${found.name} was delivered, and stays.`, state);
    await transaction.delete(caseFiles).where(which);
    await removeLater(transaction, this.#dependencies.jobs(), found);
    return found.name;
  }
}

/** Queues jobs that delete a case's files after `transaction` is committed. */
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

function writerOf(
  files: readonly NewFile[],
  { kind, by: addedBy }: Omit<NewFiles, 'parts'>,
  queueScans: (transaction: Transaction) => Promise<void>,
): WriteFiles {
  return async ({ transaction, record, now: addedAt }) => {
    const { id: submissionId, state } = record.row;
    if (kind === 'report' && !reportCaseStates.includes(state)) {
      throw notPossible(
        'Reports can be added only from acceptance to delivery, and during a revision.',
        state,
      );
    }
    const stored = await transaction.$count(caseFiles, eq(caseFiles.submissionId, submissionId));
    if (stored + files.length > maxCaseFiles) {
      throw notPossible(
        `There is room for ${maxCaseFiles - stored} more files. Send us the others by email.`,
        state,
      );
    }
    const rows = files.map((file) => ({ ...file, submissionId, kind, addedBy, addedAt }));
    await transaction.insert(caseFiles).values(rows);
    await queueScans(transaction);
  };
}
