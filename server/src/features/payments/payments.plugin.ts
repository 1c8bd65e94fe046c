import { Readable } from 'node:stream';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { siteOrigin } from '../../platform/http/site-origin.ts';
import { CardPayments } from './card-payments.ts';
import { webhookRoute } from './events/webhook-route.ts';
import { invoiceAttachments, invoiceSheet } from './invoices/invoice.ts';
import { sendReminders } from './invoices/payment-reminders.ts';
import { Payables } from './payables.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Registry to which features add their payables. */
    readonly payables: Payables;
    /** Card payments, or null if the site accepts no cards. */
    readonly cardPayments: CardPayments | null;
    /** Completes payments that jobs and webhooks missed, and sends reminders of invoices. */
    readonly checkPayments: () => Promise<void>;
  }
}

type Options = Pick<AppDependencies, 'database' | 'settings' | 'clock'>;

/** Registers the site's payments. Cards are accepted only if the settings name a provider (D8, Q6). */
export const paymentsPlugin = fp<Options>(
  async (app, { database, clock, settings }) => {
    const payables = new Payables();
    const provider = settings.stripe && (await stripeProvider(settings.stripe));
    const jobs = () => app.jobs;
    const { log } = app;
    const origin = () => siteOrigin(app, settings);
    const cards = provider && new CardPayments({ database, clock, provider, payables, jobs, origin, log });
    const checkPayments = async () => {
      await cards?.checkPayments();
      await sendReminders({ database, clock, payables, log });
    };
    app.mailAttachments.add(invoiceAttachments, async (number) => {
      const invoice = await payables.requireInvoice(database, number);
      return Readable.from([await app.typesetSheet(invoiceSheet(invoice), origin())]);
    });
    app.decorate('payables', payables);
    app.decorate('cardPayments', cards);
    app.decorate('checkPayments', checkPayments);
    app.jobs.schedule({
      name: 'payment-deadlines',
      cron: '* * * * *',
      failure: 'The deadlines of payments were not checked',
      run: checkPayments,
    });
    for (const job of cards?.jobs ?? []) app.jobs.add(job);
    if (provider) await app.register(webhookRoute, { database, clock, jobs, provider });
  },
  { name: 'payments', dependencies: ['jobs', 'mail'] },
);
