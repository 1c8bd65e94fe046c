import { asc, eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isPermitted } from '../../../platform/rpc/permission.ts';
import type { FileOwner } from '../../files/owners/file-owner.ts';
import { fileTable } from '../../files/owners/file-table.ts';
import { filesOf as attachmentsOf } from '../../projects/reading/attachments.ts';
import type { OrderMailer } from '../mails/order-mailer.ts';
import { reportInfected } from '../mails/staff-mails.ts';
import { orderDocuments } from '../store/order-documents.ts';
import { recordsOf } from '../store/order-record.ts';
import { orderFiles } from '../tables/order-files.table.ts';
import { orders } from '../tables/orders.table.ts';

/** Name of this file owner in download tickets. */
export const orderOwner = 'orders';
/** Prefix of the folder names of order files. */
export const orderFolderPrefix = 'OF-';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: OrderMailer;
}

const customer = { resource: 'ORDER', actions: ['READ'] } as const;
const staff = { resource: 'DESK', actions: ['READ'] } as const;

/** Returns the file owner for order files, each in its own folder. Staff can also open the project's attachments. */
export function orderFilesOwner({ database, clock, mailer }: Dependencies): FileOwner {
  return {
    name: orderOwner,
    folderPrefix: orderFolderPrefix,
    // `open` itself checks the permission, which depends on whether the caller owns the order.
    permission: 'self',
    ...fileTable({
      database,
      clock,
      table: orderFiles,
      async reportInfected(transaction, file, finding) {
        const [order] = await transaction
          .select({ number: orders.number })
          .from(orders)
          .where(eq(orders.id, file.orderId));
        if (order) await mailer.toStaff(transaction, reportInfected(order.number, file, finding));
      },
      wake: () => mailer.wake(),
    }),

    async open(orderId, caller) {
      const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
      if (!order) return null;
      const isOwn = order.accountId === caller.accountId;
      if (!isPermitted(caller, isOwn ? customer : staff)) return null;
      const documents = (await recordsOf(database, [order])).flatMap(orderDocuments);
      const archive = { name: order.number, at: order.deliveredAt ?? order.submittedAt };
      if (isOwn && order.deliveredAt === null) return { files: [], documents, archive };
      const files = await database
        .select()
        .from(orderFiles)
        .where(eq(orderFiles.orderId, orderId))
        .orderBy(asc(orderFiles.addedAt), asc(orderFiles.id));
      const attachments = isOwn ? [] : await attachmentsOf(database, order.projectId);
      return { files: [...files, ...attachments], documents, archive };
    },
  };
}
