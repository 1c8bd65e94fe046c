import type { Readable } from 'node:stream';
import { isReleased } from '@title24/shared-domain/full-service';
import { deliveredThing, maxAttachedBytes } from '@title24/shared-domain/orders';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { MailAttachment } from '../../../platform/mail/attachments.ts';
import type { Files } from '../../files/files.ts';
import type { CoveredReport } from '../../report-covers/cover-sheet.ts';
import { loadOrder } from '../store/order-record.ts';
import { type OrderFileRow, orderFiles } from '../tables/order-files.table.ts';

/** Name of the attachment source that loads order files for emails. */
export const orderAttachments = 'orders';

/** Returns delivered files as email attachments, or none if they are too large for one email. */
export function attachedFiles(
  files: readonly Pick<OrderFileRow, 'id' | 'name' | 'mediaType' | 'size'>[],
): MailAttachment[] {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > maxAttachedBytes) return [];
  return files.map(({ id, name, mediaType }) => ({ source: orderAttachments, id, name, mediaType }));
}

/**
 * Returns a function that reads an order file for an email.
 * @throws Error if the file does not exist, is infected, or is waiting for the virus scanner
 */
export function openAttachedFile(database: Database, { storage }: Pick<Files, 'storage'>) {
  return async (id: string): Promise<Readable> => {
    const [file] = await database.select().from(orderFiles).where(eq(orderFiles.id, id));
    if (!file || !isReleased(file.scanState)) throw new Error('The attached file may not be sent');
    return storage.read(file.folder, file.storedName);
  };
}

/**
 * Returns the data of an order's cover sheet.
 * @throws RpcFault -32001 if there is no such order; Error if the order has not been delivered
 */
export async function coveredOrder(database: Database, number: string): Promise<CoveredReport> {
  const { row, project } = await loadOrder(database, number, null);
  if (row.compliance === null) throw new Error(`Order ${number} has no cover sheet`);
  return { number, projectName: project.name, thing: deliveredThing(row), compliance: row.compliance };
}
