import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { AttemptBook } from './attempts/attempt-book.ts';
import { CardCharges } from './attempts/card-charges.ts';
import { CardRefunds } from './attempts/card-refunds.ts';
import { PaymentPages } from './attempts/payment-pages.ts';
import { type CardProvider, PaymentProviderError, RefusedError } from './card-provider.ts';
import { CardPages, type CardSubject } from './cards/card-pages.ts';
import { PaymentEvents } from './events/payment-events.ts';
import type { Payables } from './payables.ts';
import { checkPayments } from './payment-clock.ts';
import { paymentJobs } from './payment-jobs.ts';
import { chargeQueue } from './payment-queues.ts';
import { PaymentRefusedError } from './refusing.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly provider: CardProvider;
  readonly payables: Payables;
  readonly jobs: () => JobQueue;
  readonly origin: () => string;
  readonly log: FastifyBaseLogger;
}

const notReached =
  'We can’t reach the payment provider right now. Nothing was charged. Try again in a few minutes.';

/** Collects card payments for all payables, once they are due (D8, Q6). */
export class CardPayments {
  readonly #jobs: () => JobQueue;
  readonly #log: FastifyBaseLogger;
  readonly #pages: PaymentPages;
  readonly #refunds: CardRefunds;
  readonly #cardPages: CardPages;
  /** Jobs that send requests to the provider. */
  readonly jobs: ReturnType<typeof paymentJobs>;
  /** Completes work that jobs and webhooks missed. Several calls can run at the same time. */
  readonly checkPayments: () => Promise<void>;

  constructor(dependencies: Dependencies) {
    const { jobs, log } = dependencies;
    const parts = { ...dependencies, book: new AttemptBook(dependencies) };
    this.#jobs = jobs;
    this.#log = log;
    this.#pages = new PaymentPages(parts);
    this.#refunds = new CardRefunds(parts);
    this.#cardPages = new CardPages(parts);
    const charges = new CardCharges(parts);
    const acts = { pages: this.#pages, refunds: this.#refunds, cardPages: this.#cardPages, charges };
    const events = new PaymentEvents({ ...parts, ...acts });
    const all = { ...parts, ...acts, events };
    this.jobs = paymentJobs(all);
    this.checkPayments = () => checkPayments(all);
  }

  /**
   * Returns the URL of the payment page for a payable.
   * @throws PaymentRefusedError if no page can be opened
   */
  openPage(payableId: string): Promise<string> {
    return this.#orRefuse(this.#pages.open(payableId));
  }

  /**
   * Records payments made on the payment pages of these payables. Must be called before the payables' orders or cases
   * are shown. Failed lookups are logged, not thrown.
   */
  recordPagePayments(payableIds: readonly string[]): Promise<void> {
    return this.#pages.recordAll(payableIds);
  }

  /**
   * Closes the payable's open payment page, if any. Must be called before the payable is settled in another way.
   * @throws PaymentRefusedError if the customer has just paid, if the payment page cannot be closed, or if a saved card
   * is being charged
   */
  closePage(payableId: string): Promise<void> {
    return this.#orRefuse(this.#pages.close(payableId));
  }

  /**
   * Queues the charge of a payable's saved card.
   * @param again whether this repeats a charge whose earlier job has ended
   */
  async charge(
    transaction: Transaction,
    payableId: string,
    { again = false }: { readonly again?: boolean } = {},
  ): Promise<void> {
    if (again) await this.#jobs().sendAgain(transaction, chargeQueue, payableId);
    else await this.#jobs().send(transaction, chargeQueue, payableId);
  }

  /** Requests a refund to the card that paid. Does nothing if no card paid, or if the payment already has a refund. */
  refund(transaction: Transaction, payableId: string, cents: number): Promise<void> {
    return this.#refunds.request(transaction, payableId, cents);
  }

  /**
   * Returns the URL of a page on which an account saves a card.
   * @throws PaymentRefusedError if no page can be opened
   */
  openCardPage(accountId: string, subject: CardSubject): Promise<string> {
    return this.#orRefuse(this.#cardPages.open(accountId, subject));
  }

  /** Stores the cards that were saved on pages for a subject. Failed lookups are logged, not thrown. */
  recordSavedCards(subjectId: string): Promise<void> {
    return this.#cardPages.recordSubject(subjectId);
  }

  /**
   * Sets the handler of saved cards.
   * @param saved called for each new card, in the transaction that stores it
   */
  onCardSaved(saved: CardPages['onSaved']): void {
    this.#cardPages.onSaved = saved;
  }

  /**
   * Returns the result of a provider request.
   * @throws PaymentRefusedError with a message for the user if the provider refuses or does not respond
   */
  async #orRefuse<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (cause) {
      if (!(cause instanceof PaymentProviderError || cause instanceof RefusedError)) throw cause;
      const what = cause instanceof RefusedError ? 'refused a request' : 'could not be reached';
      this.#log.error({ err: cause }, `The payment provider ${what}`);
      throw new PaymentRefusedError(notReached, { cause });
    }
  }
}
