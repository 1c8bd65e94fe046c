import { randomUUID } from 'node:crypto';
import {
  type DownloadLink,
  fileTypeByName,
  isReleased,
  type OpenPurpose,
} from '@title24/shared-domain/full-service';
import { maxOrderFiles, type OrderFileKind } from '@title24/shared-domain/orders';
import { mailedFileName } from '@title24/shared-domain/projects';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '../../../platform/db/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { invalidParams, notFound, notPossible } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { commitFiles } from '../../files/commit-files.ts';
import { contentProblem } from '../../files/content/content-problem.ts';
import { issueTicket } from '../../files/downloads/download-tickets.ts';
import { heldBackReasons } from '../../files/downloads/require-released.ts';
import type { Files } from '../../files/files.ts';
import type { ReceivedPart } from '../../files/receive/received-parts.ts';
import { storedPart } from '../../files/receive/stored-part.ts';
import { removeLater } from '../../files/removals/removal-job.ts';
import { claimUploads, UploadIncompleteError } from '../../files/resumable/claim-uploads.ts';
import { scanQueue } from '../../files/scan/scan-queue.ts';
import { refuseFullDisk } from '../../files/space/refuse-full-disk.ts';
import type { StoredFile } from '../../files/stored-file.ts';
import type { Moment } from '../life/order-work.ts';
import type { OrderRecord } from '../store/order-record.ts';
import { inputFileOf } from '../store/order-views.ts';
import { orderFiles } from '../tables/order-files.table.ts';
import { orderFolderPrefix, orderOwner } from './order-files-owner.ts';

interface Dependencies {
  readonly files: Files;
  readonly jobs: () => JobQueue;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The file that an upload becomes. */
interface NewFile {
  /** The id of the upload. */
  readonly upload: string;
  readonly kind: OrderFileKind;
}

/** Writes to an order that is locked; see OrderWork.writeOn. */
type Write = (write: (moment: Moment) => Promise<unknown>) => Promise<void>;

/**
 * Reports, results and other files of orders: they arrive through the site's uploads, and are downloaded with tickets
 * (D11).
 */
export class OrderFileStore {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Adds an upload to the round that is in review. A report gets the name under which it is mailed. The file is stored
   * both on the disk and in the database, or not at all; the upload stays available for a retry.
   * @throws RpcFault -32602 for an incomplete upload or a file of the wrong type; -32010 if the order is not in review,
   * or the disk is full
   */
  async add(write: Write, { upload, kind }: NewFile, by: string): Promise<void> {
    const { files, jobs, log } = this.#dependencies;
    const addFrom = async (incoming: string) => {
      const stored = await this.#checked(upload, kind, incoming);
      const id = randomUUID();
      const folder = `${orderFolderPrefix}${id}`;
      await commitFiles({ storage: files.storage, log }, incoming, { folder, files: [stored] }, async () => {
        await write(async (moment) => {
          const { transaction, record, now } = moment;
          requireInReview(record);
          const name = await this.#nameOf(moment, kind, stored);
          const { id: orderId, round } = record.row;
          const { scanState } = files;
          await transaction.insert(orderFiles).values({
            ...stored,
            id,
            orderId,
            round,
            kind,
            folder,
            name,
            scanState,
            addedBy: by,
            addedAt: now,
          });
          if (scanState === 'waiting') await jobs().send(transaction, scanQueue, id);
          return { name, kind, sha256: stored.sha256 };
        });
        return true;
      });
      await files.resumable.discard([upload]);
    };
    await files.incoming.using(addFrom).catch(refuseFullDisk);
    jobs().wake(scanQueue);
  }

  /** Removes a file from the round in review. @throws RpcFault -32001; -32010 if the order is not in review */
  async remove({ transaction, record }: Moment, file: string): Promise<{ readonly name: string }> {
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
   * Returns a link to a file, for the caller's session. The owner gets only delivered files.
   * @throws RpcFault -32001 if there is no such file; -32010 if it has not passed the virus scanner
   */
  async open(
    transaction: Transaction,
    { accountId, sessionId }: Caller,
    { row }: OrderRecord,
    { file, purpose }: { readonly file: string; readonly purpose: OpenPurpose },
  ): Promise<DownloadLink> {
    const [found] = await transaction
      .select()
      .from(orderFiles)
      .where(and(eq(orderFiles.id, file), eq(orderFiles.orderId, row.id)));
    const isHidden =
      row.accountId === accountId && (row.deliveredAt === null || !isReleased(found?.scanState ?? 'waiting'));
    if (!found || isHidden) throw notFound(`Order ${row.number} has no such file.`);
    if (!isReleased(found.scanState)) throw notPossible(heldBackReasons[found.scanState], row.state);
    const ticket = { sessionId, owner: orderOwner, subjectId: row.id, fileId: found.id, purpose };
    return { url: await issueTicket(transaction, ticket, found.name) };
  }

  /** Returns the upload in the incoming folder, once its content is known to match the type in its name. */
  async #checked(upload: string, kind: OrderFileKind, incoming: string): Promise<StoredFile> {
    const { resumable: store, locks, limits } = this.#dependencies.files;
    const [part] = await claimUploads({ store, locks }, [upload], incoming).catch((error: unknown) => {
      if (error instanceof UploadIncompleteError)
        throw problem('The file did not arrive completely. Send it again.');
      throw error;
    });
    if (!part) throw problem('The file did not arrive. Send it again.');
    if (part.size > limits.maxFileBytes) throw problem(`${part.name} is larger than the limit for a file.`);
    const wrong = typeProblem(part, kind) ?? (await contentProblem(part, incoming));
    if (wrong !== null) throw problem(wrong);
    return storedPart(part);
  }

  /**
   * Returns the name under which a report is mailed, numbered from the second on; any other file keeps its own name.
   */
  async #nameOf({ transaction, record }: Moment, kind: OrderFileKind, { name }: StoredFile): Promise<string> {
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

function problem(message: string) {
  return invalidParams([{ path: 'upload', message }]);
}

function typeProblem({ name }: ReceivedPart, kind: OrderFileKind): string | null {
  const type = fileTypeByName(name);
  if (!type) return `${name} is of a type that cannot be added.`;
  return kind === 'other' || type.mediaType === 'application/pdf'
    ? null
    : `${name} is not a PDF. Reports and results are sent as PDF.`;
}

/** @throws RpcFault -32010 */
function requireInReview({ row }: OrderRecord): void {
  if (row.state !== 'in-review') {
    throw notPossible('Files can be added and removed only while the order is in review.', row.state);
  }
}
