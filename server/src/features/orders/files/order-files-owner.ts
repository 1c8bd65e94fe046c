import { and, asc, eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isPermitted } from '../../../platform/rpc/permission.ts';
import type { FileOwner } from '../../files/owners/file-owner.ts';
import type { OrderMailer } from '../mails/order-mailer.ts';
import { reportInfected } from '../mails/staff-mails.ts';
import { orderFiles } from '../tables/order-files.table.ts';
import { orders } from '../tables/orders.table.ts';

/** Names files of orders in tickets. */
export const orderOwner = 'orders';
/** Prefix of their folder names. */
export const orderFolderPrefix = 'OF-';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: OrderMailer;
}

/** Whether the caller may see files of other accounts' orders. */
const staff = { resource: 'DESK', actions: ['READ'] } as const;

/** Connects files of orders to scanning and downloads; each file has a folder of its own. */
export function orderFilesOwner({ database, clock, mailer }: Dependencies): FileOwner {
  const waiting = (id: string) => and(eq(orderFiles.id, id), eq(orderFiles.scanState, 'waiting'));
  return {
    name: orderOwner,
    folderPrefix: orderFolderPrefix,
    permission: { resource: 'ORDER', actions: ['READ'] },

    async isCommitted(folder) {
      return (await database.$count(orderFiles, eq(orderFiles.folder, folder))) > 0;
    },

    async waiting() {
      const rows = await database
        .select({ id: orderFiles.id })
        .from(orderFiles)
        .where(eq(orderFiles.scanState, 'waiting'));
      return rows.map(({ id }) => id);
    },

    async findScanned(id) {
      const [file] = await database.select().from(orderFiles).where(eq(orderFiles.id, id));
      return file ?? null;
    },

    async markClean(id) {
      await database
        .update(orderFiles)
        .set({ scanState: 'clean', scannedAt: clock.now() })
        .where(waiting(id));
    },

    async markInfected(id, finding) {
      await database.transaction(async (transaction) => {
        const [file] = await transaction
          .update(orderFiles)
          .set({ scanState: 'infected', scanFinding: finding, scannedAt: clock.now() })
          .where(waiting(id))
          .returning();
        if (!file) return;
        const [order] = await transaction
          .select({ number: orders.number })
          .from(orders)
          .where(eq(orders.id, file.orderId));
        if (order) await mailer.toStaff(transaction, reportInfected(order.number, file, finding));
      });
      mailer.wake();
    },

    async open(orderId, caller) {
      const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
      if (!order) return null;
      const isOwn = order.accountId === caller.accountId;
      if (isOwn ? order.deliveredAt === null : !isPermitted(caller, staff)) return null;
      const files = await database
        .select()
        .from(orderFiles)
        .where(eq(orderFiles.orderId, orderId))
        .orderBy(asc(orderFiles.addedAt), asc(orderFiles.id));
      return { files, archive: { name: order.number, at: order.deliveredAt ?? order.submittedAt } };
    },
  };
}
