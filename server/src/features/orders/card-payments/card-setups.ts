import type { DraftPayment } from '@title24/shared-domain/orders';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Stripe } from 'stripe';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { brandName } from '../../payments/brand-name.ts';
import { asked } from '../../payments/provider-error.ts';
import { cardsOf, cardView, chosenCard } from '../store/saved-cards.ts';
import { orderDrafts } from '../tables/order-drafts.table.ts';
import { cardSetups, paymentCustomers, savedCards } from '../tables/saved-cards.table.ts';

/** A project for which a card is saved. */
export interface CardProject {
  readonly id: string;
  readonly number: string;
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly stripe: Stripe;
  /** The site's public origin. */
  readonly origin: () => string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

type SetupRow = typeof cardSetups.$inferSelect;

const minuteMs = 60_000;
/** How long a page for a card stays open; the provider's minimum is 30 minutes. */
const openMs = 31 * minuteMs;
/** Minimum time left for a page to be shown again. */
const leftMs = 5 * minuteMs;

/** Saves cards on a page of the provider; the site only gets brand, last four digits and expiry (D8). */
export class CardSetups {
  readonly #needs: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#needs = dependencies;
  }

  /**
   * Returns the URL of a page on which the account saves a card for the order of a project. @throws
   * PaymentProviderError
   */
  async open(accountId: string, project: CardProject): Promise<string> {
    const { database, clock, stripe, origin } = this.#needs;
    const opened = await this.#openOne(project);
    if (opened) return opened.url;
    const customer = await this.#customerOf(accountId);
    const page = `${origin()}/project/${project.number}/order`;
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + openMs);
    const session = await asked(
      stripe.checkout.sessions.create({
        mode: 'setup',
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        customer: customer.providerId,
        client_reference_id: project.id,
        metadata: { order_draft: project.number },
        success_url: `${page}/check`,
        cancel_url: `${page}/card`,
        expires_at: Math.floor(expiresAt.getTime() / 1000),
      }),
    );
    if (session.url === null) throw new Error(`Checkout session ${session.id} has no address`);
    await database.insert(cardSetups).values({
      projectId: project.id,
      customerId: customer.id,
      sessionId: session.id,
      url: session.url,
      state: 'open',
      createdAt,
      expiresAt,
    });
    return session.url;
  }

  /** Returns the payment of a draft. An open page is looked up first: the customer may have just returned from it. */
  async draftPayment(accountId: string, project: CardProject): Promise<DraftPayment> {
    const { database, log } = this.#needs;
    for (const opened of await this.#openOnes(project)) {
      await this.look(opened).catch((err: unknown) =>
        log.error({ err, project: project.number }, 'A page for a card could not be looked up'),
      );
    }
    return database.transaction(async (transaction) => {
      const cards = await cardsOf(transaction, accountId);
      const chosen = await chosenCard(transaction, accountId, project);
      return {
        card: chosen && cardView(chosen),
        others: cards.filter(({ id }) => id !== chosen?.id).map(cardView),
      };
    });
  }

  /** Records the outcome of the page with this id at the provider; ignores pages of other sites. */
  async lookAtSession(sessionId: string): Promise<boolean> {
    const [setup] = await this.#needs.database
      .select()
      .from(cardSetups)
      .where(eq(cardSetups.sessionId, sessionId));
    if (setup) await this.look(setup);
    return setup !== undefined;
  }

  /** Stores the card that was saved on a page, once. @throws PaymentProviderError */
  async look({ id, sessionId, state, projectId, customerId }: SetupRow): Promise<void> {
    if (state !== 'open') return;
    const { database, stripe, clock } = this.#needs;
    const session = await asked(
      stripe.checkout.sessions.retrieve(sessionId, { expand: ['setup_intent.payment_method'] }),
    );
    if (session.status === 'open') return;
    const intent = typeof session.setup_intent === 'object' ? session.setup_intent : null;
    const method = typeof intent?.payment_method === 'object' ? intent.payment_method : null;
    const isSaved = session.status === 'complete' && intent?.status === 'succeeded' && method?.card;
    await database.transaction(async (transaction) => {
      const [open] = await transaction.select().from(cardSetups).where(eq(cardSetups.id, id)).for('update');
      if (open?.state !== 'open') return;
      await transaction
        .update(cardSetups)
        .set({ state: isSaved ? 'complete' : 'expired' })
        .where(eq(cardSetups.id, id));
      if (!isSaved || !method?.card) return;
      const { brand, last4, exp_month, exp_year } = method.card;
      const [card] = await transaction
        .insert(savedCards)
        .values({
          customerId,
          providerId: method.id,
          brand: brandName(brand),
          last4,
          expires: `${String(exp_month).padStart(2, '0')}/${exp_year}`,
          savedAt: clock.now(),
        })
        .onConflictDoNothing()
        .returning();
      if (!card) return;
      await transaction
        .update(orderDrafts)
        .set({ cardId: card.id })
        .where(eq(orderDrafts.projectId, projectId));
    });
  }

  #openOnes({ id }: CardProject): Promise<SetupRow[]> {
    return this.#needs.database
      .select()
      .from(cardSetups)
      .where(and(eq(cardSetups.projectId, id), eq(cardSetups.state, 'open')))
      .orderBy(desc(cardSetups.createdAt));
  }

  /** Returns a page that can be shown again. */
  async #openOne(project: CardProject): Promise<SetupRow | null> {
    const enough = this.#needs.clock.now().getTime() + leftMs;
    const open = await this.#openOnes(project);
    return open.find(({ expiresAt }) => expiresAt.getTime() > enough) ?? null;
  }

  /** Returns the provider's customer for an account; the provider gets only the account's id. */
  async #customerOf(accountId: string) {
    const { database, clock, stripe } = this.#needs;
    const find = async () =>
      (await database.select().from(paymentCustomers).where(eq(paymentCustomers.accountId, accountId)))[0];
    const known = await find();
    if (known) return known;
    const made = await asked(
      stripe.customers.create(
        { metadata: { account: accountId } },
        { idempotencyKey: `customer-${accountId}` },
      ),
    );
    await database
      .insert(paymentCustomers)
      .values({ accountId, providerId: made.id, createdAt: clock.now() })
      .onConflictDoNothing();
    const kept = await find();
    if (!kept) throw new Error('A customer of the payment provider was not stored');
    return kept;
  }
}
