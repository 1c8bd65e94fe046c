import {
  type DownloadLink,
  fileProblem,
  isReleased,
  type OpenPurpose,
} from '@title24/shared-domain/full-service';
import { maxOrderFiles, type OrderFileKind } from '@title24/shared-domain/orders';
import { mailedFileName } from '@title24/shared-domain/projects';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { notFound, notPossible } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { issueTicket } from '../../files/downloads/download-tickets.ts';
import { heldBackReasons } from '../../files/downloads/require-released.ts';
import type { ReceivedPart } from '../../files/receive/received-parts.ts';
import { removeLater } from '../../files/removals/removal-job.ts';
import type { StoredFile } from '../../files/stored-file.ts';
import { filesOf as attachmentsOf } from '../../projects/reading/attachments.ts';
import { type FileStoreDependencies, pdfProblem, storeUploads } from '../../workflow/store-files.ts';
import { orderDocuments } from '../store/order-documents.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { inputFileOf } from '../store/order-views.ts';
import { orderFiles } from '../tables/order-files.table.ts';
import type { OrderContext } from '../workflow/order-work.ts';
import { orderFolderPrefix, orderOwner } from './order-files-owner.ts';

interface WantedFile {
  readonly upload: string;
  readonly kind: OrderFileKind;
}

/** Runs `write` in a transaction that locks the order's row (see OrderWork.writeOn). */
type Write = (write: (context: OrderContext) => Promise<unknown>) => Promise<void>;

/** Stores reports, results and other order files (D11). */
export class OrderFileStore {
  readonly #dependencies: FileStoreDependencies;

  constructor(dependencies: FileStoreDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Adds an upload to the round in review, on disk and in the database, or not at all. After a failure, the upload
   * stays available for a retry.
   * @throws RpcFault -32602 if the upload is incomplete, or if the file is empty, too large or of the wrong
   * type; -32010 if the order is not in review, the round has too many files, or the disk is full
   */
  add(write: Write, { upload, kind }: WantedFile, by: string): Promise<void> {
    const wanted = {
      folderPrefix: orderFolderPrefix,
      field: 'upload',
      problemOf: ({ name, size }: ReceivedPart) =>
        fileProblem(name, size, this.#dependencies.files.limits) ??
        (kind === 'other' ? null : pdfProblem(name)),
    };
    return storeUploads(this.#dependencies, [upload], wanted, ([file], queueScans) =>
      write(async (context) => {
        const { transaction, record, now } = context;
        requireInReview(record);
        if (!file) throw notFound('There is no such upload.');
        const name = await this.#nameOf(context, kind, file);
        const { id: orderId, round } = record.row;
        const row = { ...file, orderId, round, kind, name, addedBy: by, addedAt: now };
        await transaction.insert(orderFiles).values(row);
        await queueScans(transaction);
        return { name, kind, sha256: file.sha256 };
      }),
    );
  }

  /**
   * Removes a file from the round in review.
   * @throws RpcFault -32001 if the file does not exist; -32010 if the order is not in review, or if the file belongs to
   * an earlier round
   */
  async remove({ transaction, record }: OrderContext, file: string): Promise<{ readonly name: string }> {
    const { row } = record;
    const ofOrder = and(eq(orderFiles.id, file), eq(orderFiles.orderId, row.id));
    const [found] = await transaction.select().from(orderFiles).where(ofOrder);
    if (!found) throw notFound(`Order ${row.number} has no such file.`);
    requireInReview(record);
    if (found.round !== row.round) {
      throw notPossible(`${found.name} belongs to an earlier round and stays with it.`, row.state);
    }
    await transaction.delete(orderFiles).where(ofOrder);
    await removeLater(transaction, this.#dependencies.jobs(), found);
    return { name: found.name };
  }

  /**
   * Returns the name of a file or generated PDF, with a link to it. The link works for a few minutes, and only while
   * the caller's session is active. A file that is infected or is waiting for the virus scanner cannot be opened. The
   * order's owner can open files only after the delivery, but generated PDFs at any time. Staff can also open the
   * project's attachments.
   * @throws RpcFault -32001 if there is no such file, or if the owner cannot open it; -32010 if staff open a file that
   * is infected or is waiting for the virus scanner
   */
  async open(
    transaction: Transaction,
    { accountId, sessionId }: Caller,
    record: OrderRecord,
    { file, purpose }: { readonly file: string; readonly purpose: OpenPurpose },
  ): Promise<{ readonly name: string; readonly link: DownloadLink }> {
    const { row } = record;
    const linkTo = async (name: string) => {
      const ticket = { sessionId, owner: orderOwner, subjectId: row.id, fileId: file, purpose };
      return { name, link: { url: await issueTicket(transaction, ticket, name) } };
    };
    const document = orderDocuments(record).find(({ id }) => id === file);
    if (document) return linkTo(document.attachment.name);
    const [added] = await transaction
      .select()
      .from(orderFiles)
      .where(and(eq(orderFiles.id, file), eq(orderFiles.orderId, row.id)));
    const isOwn = row.accountId === accountId;
    const attachments = isOwn ? [] : await attachmentsOf(transaction, row.projectId);
    const found = added ?? attachments.find(({ id }) => id === file);
    const isHidden = isOwn && (row.deliveredAt === null || !isReleased(found?.scanState ?? 'waiting'));
    if (!found || isHidden) throw notFound(`Order ${row.number} has no such file.`);
    if (!isReleased(found.scanState)) throw notPossible(heldBackReasons[found.scanState], row.state);
    return linkTo(found.name);
  }

  /**
   * Returns the name of a new file. A report gets a standard name. The second and later reports of a round also get
   * a number. Other files keep their own names.
   */
  async #nameOf(
    { transaction, record }: OrderContext,
    kind: OrderFileKind,
    { name }: StoredFile,
  ): Promise<string> {
    const { row } = record;
    const ofRound = and(eq(orderFiles.orderId, row.id), eq(orderFiles.round, row.round));
    const others = await transaction.select().from(orderFiles).where(ofRound);
    if (others.length >= maxOrderFiles) {
      throw notPossible(`A round holds at most ${maxOrderFiles} files. Remove one first.`, row.state);
    }
    if (kind !== 'report') return name;
    const mailed = mailedFileName(await inputFileOf(transaction, record));
    const names = new Set(others.map((other) => other.name));
    const numbered = (n: number) => (n === 1 ? mailed : mailed.replace(/\.pdf$/, `-${n}.pdf`));
    let n = 1;
    while (names.has(numbered(n))) n += 1;
    return numbered(n);
  }
}

function requireInReview({ row }: OrderRecord): void {
  if (row.state !== 'in-review') {
    throw notPossible('Files can be added and removed only while the order is in review.', row.state);
  }
}
