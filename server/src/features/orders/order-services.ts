import type { SiteConfiguration } from '@title24/shared-domain';
import { desk, orders } from '@title24/shared-domain/rpc/server';
import { eq } from 'drizzle-orm';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import type { Database } from '../../platform/db/database.ts';
import { siteOrigin } from '../../platform/http/site-origin.ts';
import type { AccountHold } from '../accounts/my-account/delete-account.ts';
import { cardPersonalData } from '../payments/cards/card-personal-data.ts';
import { requestCardRemoval } from '../payments/cards/saved-cards.ts';
import { openCover } from '../report-covers/cover-sheet.ts';
import { scheduleDeadlineChecks } from '../workflow/schedule-deadline-checks.ts';
import { deskService } from './desk/desk-service.ts';
import { exportedOrders } from './exported-orders.ts';
import { coveredOrder, openAttachedFile, orderAttachments } from './files/attached-files.ts';
import { OrderFileStore } from './files/order-file-store.ts';
import { orderFilesOwner } from './files/order-files-owner.ts';
import { listedOrders } from './listed-orders.ts';
import { OrderMailer } from './mails/order-mailer.ts';
import { ordersService } from './orders-service.ts';
import { payableCharges } from './payables/payable-charges.ts';
import { OrderPayments } from './payments/order-payments.ts';
import { projectPersonalData } from './project-personal-data.ts';
import { chooseCard } from './store/chosen-card.ts';
import { orderCovers } from './store/order-documents.ts';
import { orders as ordersTable } from './tables/orders.table.ts';
import { requestNoticeCheck, sendDueNotices } from './workflow/order-notices.ts';
import { OrderWork } from './workflow/order-work.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly orderWork: OrderWork;
    /** Makes the changes that are due to orders whose deadlines have passed, and sends the notices that are due. */
    readonly applyDeadlines: () => Promise<void>;
  }
}

type Options = Pick<AppDependencies, 'database' | 'settings' | 'clock'>;

/** Registers the deadline job, and the RPC methods with which members and staff handle orders (D8, D9, D11). */
export const orderServices = fp<Options>(
  async (app, { database, settings, clock }) => {
    const loadConfiguration = () => app.callPublic('config', 'load') as Promise<SiteConfiguration>;
    const origin = () => siteOrigin(app, settings);
    const mailer = new OrderMailer({ loadConfiguration, jobs: () => app.jobs, origin });
    const cards = app.cardPayments;
    cards?.onCardSaved(chooseCard);
    const payments = new OrderPayments({ database, clock, mailer, cards });
    const needs = { database, clock, mailer, payments };
    const work = new OrderWork(needs);
    app.decorate('orderWork', work);
    app.payables.add(payableCharges(() => work));
    const files = new OrderFileStore({ files: app.files, jobs: () => app.jobs, log: app.log });
    app.mailAttachments.add(orderAttachments, openAttachedFile(database, app.files));
    app.mailAttachments.add(
      orderCovers,
      openCover(
        (number) => coveredOrder(database, number),
        (sheet) => app.typesetSheet(sheet, origin()),
      ),
    );
    app.files.owners.add(orderFilesOwner({ database, clock, mailer }));
    app.rpc.implement(orders, ordersService({ ...needs, work, files, loadConfiguration }));
    app.rpc.implement(desk, deskService({ ...needs, work, files }));
    app.projectOrders.set(listedOrders(work, clock));
    app.accountExports.set('orders', (caller) => exportedOrders(database, caller));
    app.personalData.add(projectPersonalData(database, () => app.jobs));
    app.personalData.add(cardPersonalData);
    app.accountHolds.add(orderAccountHold(database));
    const checkDeadlines = async () => {
      await work.checkDeadlines(app.log);
      await sendDueNotices({ ...needs, work, log: app.log });
    };
    app.decorate('applyDeadlines', checkDeadlines);
    app.calendarFollowers.add((transaction) => requestNoticeCheck(transaction, clock.now()));
    scheduleDeadlineChecks(app, 'order', checkDeadlines);
  },
  {
    name: 'order-services',
    dependencies: ['accounts', 'calendar', 'files', 'jobs', 'mail', 'payments', 'project-services'],
  },
);

/**
 * Prevents account deletion for customers with orders, which are business records. Also requests the removal of their
 * saved cards, which takes effect once no more charges are possible.
 */
function orderAccountHold(database: Database): AccountHold {
  return async (transaction, accountId) => {
    if ((await transaction.$count(ordersTable, eq(ordersTable.accountId, accountId))) === 0) return null;
    // Runs in a separate transaction, so that the removal request persists when the account deletion is refused.
    const hasCards = await requestCardRemoval(database, accountId);
    const cards = hasCards
      ? ' We’ll remove your saved card as soon as there’s nothing left to charge to it.'
      : '';
    return `You’ve ordered with this account, and we keep records of orders. Write to us: we’ll delete what the law doesn’t require us to keep.${cards}`;
  };
}
