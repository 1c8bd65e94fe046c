import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { CardProvider } from '../card-provider.ts';
import { cardPages, paymentCustomers, savedCards } from '../tables/saved-cards.table.ts';

/** The object for which a card is saved, such as a project. */
export interface CardSubject {
  readonly id: string;
  readonly number: string;
  /** URL paths to which the customer returns with a saved card (`savedPath`) or without one (`leftPath`). */
  readonly savedPath: string;
  readonly leftPath: string;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly provider: CardProvider;
  readonly origin: () => string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

type PageRow = typeof cardPages.$inferSelect;

const minuteMs = 60_000;
/** Milliseconds for which a card page stays open. The provider's minimum is 30 minutes. */
const openMs = 31 * minuteMs;
/** Minimum remaining lifetime, in milliseconds, for showing an open page again. */
const leftMs = 5 * minuteMs;

/**
 * Lets customers save cards on the provider's pages. The site receives only a card's brand, last four digits, expiry,
 * and id at the provider (D8).
 */
export class CardPages {
  readonly #needs: Dependencies;
  /** Called for each new card, in the transaction that stores it. */
  onSaved: (transaction: Transaction, subjectId: string, cardId: string) => Promise<void> = async () =>
    undefined;

  constructor(dependencies: Dependencies) {
    this.#needs = dependencies;
  }

  /**
   * Returns the URL of a page on which the account saves a card for a subject.
   * @throws PaymentProviderError if the outcome of a request to the provider is unknown
   * @throws RefusedError if the provider refuses
   */
  async open(accountId: string, subject: CardSubject): Promise<string> {
    const { database, clock, provider, origin } = this.#needs;
    const createdAt = clock.now();
    const enough = new Date(createdAt.getTime() + leftMs);
    const [opened] = await this.#openFor(subject.id, enough);
    if (opened) return opened.url;
    const customer = await this.#customerOf(accountId);
    const expiresAt = new Date(createdAt.getTime() + openMs);
    const session = await provider.openCardPage({
      customer: customer.providerId,
      subject,
      savedUrl: `${origin()}${subject.savedPath}`,
      leftUrl: `${origin()}${subject.leftPath}`,
      expiresAt,
    });
    await database
      .insert(cardPages)
      .values({ subjectId: subject.id, customerId: customer.id, ...session, createdAt, expiresAt });
    return session.url;
  }

  /** Stores the cards saved on a subject's pages, unless already stored. Failed lookups are logged, not thrown. */
  async recordSubject(subjectId: string): Promise<void> {
    for (const page of await this.#openFor(subjectId, new Date(0))) {
      await this.recordOutcome(page).catch((err: unknown) =>
        this.#needs.log.error({ err, subject: subjectId }, 'A page for a card could not be looked up'),
      );
    }
  }

  /** Stores the card saved on the page with this session id. Does nothing if `cardPages` has no row for the page. */
  async recordSession(sessionId: string): Promise<void> {
    const [page] = await this.#needs.database
      .select()
      .from(cardPages)
      .where(eq(cardPages.sessionId, sessionId));
    if (page) await this.recordOutcome(page);
  }

  ended(limit: number): Promise<PageRow[]> {
    const { database, clock } = this.#needs;
    return database.select().from(cardPages).where(lte(cardPages.expiresAt, clock.now())).limit(limit);
  }

  /**
   * Deletes the row of a page that is no longer open, and stores the card if the customer saved one there. Stores
   * nothing if the row has already been deleted.
   * @throws PaymentProviderError if the page's outcome is unknown
   * @throws RefusedError if the provider refuses
   */
  async recordOutcome({ id, sessionId, subjectId, customerId }: PageRow): Promise<void> {
    const { database, provider, clock } = this.#needs;
    const found = await provider.checkCardPage(sessionId);
    if (found.state === 'open') return;
    await database.transaction(async (transaction) => {
      const [open] = await transaction.delete(cardPages).where(eq(cardPages.id, id)).returning();
      if (!open || found.state !== 'saved') return;
      const { id: providerId, ...shown } = found.card;
      const [card] = await transaction
        .insert(savedCards)
        .values({ customerId, providerId, ...shown, savedAt: clock.now() })
        .onConflictDoNothing()
        .returning();
      if (card) await this.onSaved(transaction, subjectId, card.id);
    });
  }

  #openFor(subjectId: string, expiresAfter: Date): Promise<PageRow[]> {
    return this.#needs.database
      .select()
      .from(cardPages)
      .where(and(eq(cardPages.subjectId, subjectId), gt(cardPages.expiresAt, expiresAfter)))
      .orderBy(desc(cardPages.createdAt));
  }

  /** Returns the account's payment customer, created if missing. The provider receives only the account id. */
  async #customerOf(accountId: string) {
    const { database, clock, provider } = this.#needs;
    const find = async () =>
      (await database.select().from(paymentCustomers).where(eq(paymentCustomers.accountId, accountId)))[0];
    const known = await find();
    if (known) return known;
    const providerId = await provider.createCustomer(accountId);
    await database
      .insert(paymentCustomers)
      .values({ accountId, providerId, createdAt: clock.now() })
      .onConflictDoNothing();
    const kept = await find();
    if (!kept) throw new Error('A customer of the payment provider was not stored');
    return kept;
  }
}
