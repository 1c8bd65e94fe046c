import type { FastifyInstance } from 'fastify';
import type { StripeSettings } from '../../../platform/settings/stripe-settings.ts';
import type { CardProvider } from '../../payments/payments.plugin.ts';
import type { OrderDependencies, OrderWork } from '../life/order-work.ts';
import type { Payments } from '../payments/payments.ts';
import { AttemptBook } from './card-attempts.ts';
import { CardCharges } from './card-charges.ts';
import { cardPayments } from './card-payments.ts';
import { CardRefunds } from './card-refunds.ts';
import { CardSetups } from './card-setups.ts';
import { PayPages } from './pay-pages.ts';
import { lookAtPaymentClocks } from './payment-clocks.ts';
import { PaymentEvents } from './payment-events.ts';
import { eventQueue, paymentJobs } from './payment-jobs.ts';
import { webhookRoute } from './webhook-route.ts';

interface Options extends Omit<OrderDependencies, 'payments'> {
  /** The site's public origin. */
  readonly origin: () => string;
  /** Applies events to orders, once it is available. */
  readonly work: () => OrderWork;
}

/** Sets up payments by card: their jobs, their webhook and their clocks. */
export async function openCardPayments(
  app: FastifyInstance,
  { webhookSecret }: StripeSettings,
  { stripe, pages: cardPages }: CardProvider,
  { origin, ...options }: Options,
): Promise<{ readonly payments: Payments; readonly look: () => Promise<void> }> {
  const { database, clock, mailer } = options;
  const { log } = app;
  const setups = new CardSetups({ database, clock, stripe, origin, log });
  const book = new AttemptBook(options);
  const pages = new PayPages({ database, clock, pages: cardPages, book, origin, log });
  const cards = new CardCharges({ database, clock, stripe, book });
  const refunds = new CardRefunds({ ...options, pages: cardPages });
  const events = new PaymentEvents({ ...options, stripe, setups, pages, cards, others: cardPages.owners });
  const parts = { ...options, stripe, setups, cards, pages, refunds, events, log };
  for (const job of paymentJobs(parts)) app.jobs.add(job);
  await app.register(webhookRoute, {
    database,
    clock,
    stripe,
    webhookSecret,
    sendJob: (transaction, id) => app.jobs.send(transaction, eventQueue, id),
    wake: () => app.jobs.wake(eventQueue),
  });
  return {
    payments: cardPayments({ database, mailer, jobs: () => app.jobs, setups, pages }),
    look: () => lookAtPaymentClocks(parts),
  };
}
