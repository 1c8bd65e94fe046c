import type { DeskOrder, OrderDraft, OrderView, PaymentStep } from '@title24/shared-domain/orders';
import { eventually } from '../../../platform/db/testing/eventually.ts';
import { monday, OrderSite } from '../../orders/testing/order-site.ts';
import { chargeQueue } from '../payment-queues.ts';
import { StripePeer } from './stripe-peer.ts';

/** Milliseconds to wait for a failed job's next attempt, long enough for a busy machine. */
export const jobWaitMs = 180_000;

/** A test site that accepts cards, and its payment provider. Both use the same clock. */
export class CardSite {
  readonly orders: OrderSite;
  readonly peer: StripePeer;
  #customers = 0;

  private constructor(orders: OrderSite, peer: StripePeer) {
    this.orders = orders;
    this.peer = peer;
  }

  static async open(env: NodeJS.ProcessEnv = {}): Promise<CardSite> {
    const peer = await StripePeer.open();
    const orders = await OrderSite.open({ env: { ...peer.environment, ...env } });
    peer.now = () => Date.parse(orders.now());
    peer.webhookUrl = `${orders.site.url}/webhooks/stripe`;
    orders.at(monday);
    return new CardSite(orders, peer);
  }

  async close(): Promise<void> {
    await this.peer.close();
    await this.orders.close();
  }

  /** Creates a customer, who has no unpaid charges from other tests, and returns the account name. */
  async customer(): Promise<string> {
    this.#customers += 1;
    const name = `customer${this.#customers}`;
    await this.orders.site.addAccount(name, 'Member');
    return name;
  }

  draft(number: string, account = 'ana'): Promise<OrderDraft> {
    return this.orders.done(account, 'orders', 'draft', { number });
  }

  /** Saves a card for a project's order, as a customer does on the payment provider's page. */
  async saveCard(number: string, card?: string, account = 'ana'): Promise<OrderDraft> {
    const { url } = await this.orders.done<PaymentStep>(account, 'orders', 'prepareCard', { number });
    this.peer.objects.completeSession(url?.split('/').at(-1) ?? '', card);
    return this.draft(number, account);
  }

  /** Places an order that is charged to a card. */
  async ordered(card?: string, skus: readonly string[] = ['1001'], account = 'ana'): Promise<OrderView> {
    const { number } = await this.orders.project({}, account);
    await this.saveCard(number, card, account);
    const wanted = await this.orders.wanted(number, skus, account);
    return this.orders.done(account, 'orders', 'submit', wanted);
  }

  /** Places and delivers an order that is charged to a card. */
  async delivered({
    card,
    account,
  }: {
    readonly card?: string;
    readonly account?: string;
  } = {}): Promise<DeskOrder> {
    const { number } = await this.ordered(card, ['1001'], account ?? (await this.customer()));
    await this.orders.readyToDeliver(number);
    this.orders.pass({ hours: 3 });
    return this.orders.act('deliver', number);
  }

  /** Waits until a charge of an order reaches a state, and returns the order. */
  async once(number: string, state: string, kind = 'services'): Promise<DeskOrder> {
    return eventually(async () => {
      this.orders.site.app.jobs.wake(chargeQueue);
      const { charges } = await this.orders.load(number);
      if (!charges.some((charge) => charge.kind === kind && charge.state === state)) return null;
      // Loads the order again, because parts of the first response may be older than the charge state.
      return this.orders.load(number);
    }, jobWaitMs);
  }

  async mails(number: string): Promise<string[]> {
    const { rows } = await this.orders.sql(
      'select subject from mail_outbox where position($1 in subject) > 0 order by created_at, subject',
      [number],
    );
    return rows.map(({ subject }) => subject);
  }

  /** Waits until the payment provider has received at least `times` payment requests for an order. */
  async requestsSent(number: string, times: number): Promise<void> {
    await eventually(async () => {
      this.orders.site.app.jobs.wake(chargeQueue);
      const own = this.peer.requests.filter(
        ({ method, path, params }) =>
          method === 'POST' && path.endsWith('/payment_intents') && params.description === `Order ${number}`,
      );
      return own.length >= times ? true : null;
    }, jobWaitMs);
  }

  async runMinuteJobs(): Promise<void> {
    await this.orders.site.app.applyDeadlines();
    await this.orders.site.app.checkPayments();
  }

  paymentsOf(number: string) {
    return this.peer.attempts().filter(({ metadata }) => (metadata as { order?: string }).order === number);
  }
}
