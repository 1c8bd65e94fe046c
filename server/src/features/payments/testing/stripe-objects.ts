export type Values = { [name: string]: unknown };

/** Stripe's documented test cards by number. `refuses` is the refusal code of a charge to a saved card. */
const testCards: Readonly<Record<string, { readonly brand: string; readonly refuses?: string }>> = {
  '4242424242424242': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '4000000000000341': { brand: 'visa', refuses: 'generic_decline' },
  '4000000000009995': { brand: 'visa', refuses: 'insufficient_funds' },
  '4000000000000069': { brand: 'visa', refuses: 'expired_card' },
  '4000002760003184': { brand: 'visa', refuses: 'authentication_required' },
};

interface Host {
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  readonly url: () => string;
  readonly newId: () => string;
  readonly emit: (type: string, object: Values) => void;
}

/** Customers, checkout sessions, payments, refunds and disputes that follow Stripe's documented API. */
export class StripeObjects {
  readonly byId = new Map<string, Values>();
  readonly #host: Host;
  #refundStatus = 'succeeded';
  #receivedInstead: Values | null = null;

  constructor(host: Host) {
    this.#host = host;
  }

  /**
   * Submits a checkout session's page with a card number, as the customer would.
   * @throws StripeError if the page is not open or the payment is refused
   */
  submitPage(session: Values, number: string): void {
    if (session.status !== 'open') throw invalid('This page is no longer open.');
    if (session.mode === 'setup') {
      const method = this.#method(number, session.customer);
      const intent = this.#make('setup_intent', 'seti', {
        status: 'succeeded',
        usage: 'off_session',
        customer: session.customer,
        payment_method: method.id,
      });
      session.setup_intent = intent.id;
    } else {
      const { metadata = {}, description = null } = session.payment_intent_data as Values;
      const method = this.#method(number, null);
      const intent = this.#make('payment_intent', 'pi', {
        amount: session.amount_total,
        currency: 'usd',
        customer: session.customer,
        payment_method: method.id,
        metadata,
        description,
        last_payment_error: null,
      });
      // A card that requires authentication is accepted, because the customer can confirm on the page.
      const refuses = testCards[number]?.refuses;
      if (refuses && refuses !== 'authentication_required') {
        intent.status = 'requires_payment_method';
        this.#host.emit('payment_intent.payment_failed', intent);
        throw invalid('Your card was declined.');
      }
      this.#succeed(intent, method);
      session.payment_intent = intent.id;
      session.payment_status = 'paid';
    }
    session.status = 'complete';
    session.url = null;
    this.#host.emit('checkout.session.completed', session);
  }

  /** Submits a checkout session's page with a card number, without a browser. */
  completeSession(id: string, number = '4242424242424242'): void {
    this.submitPage(this.#get(id), number);
  }

  expireSession(id: string): void {
    const session = this.#get(id);
    if (session.status !== 'open') return;
    session.status = 'expired';
    session.url = null;
    this.#host.emit('checkout.session.expired', session);
  }

  /** Disputes a payment at the bank, as the customer would. */
  dispute(paymentId: string): Values {
    const charge = this.#get(String(this.#get(paymentId).latest_charge));
    const dispute = this.#make('dispute', 'dp', {
      charge: charge.id,
      payment_intent: paymentId,
      reason: 'product_not_received',
      amount: charge.amount,
    });
    this.#host.emit('charge.dispute.created', dispute);
    return dispute;
  }

  /** Refunds a payment at the provider rather than on the site. `amount` is in cents. */
  refundByHand(paymentId: string, amount: number): void {
    this.#refund({ payment_intent: paymentId, amount });
  }

  /** Makes new payments arrive with this amount (cents) and currency. After null, they arrive as requested. */
  receiveInstead(received: { readonly amount_received: number; readonly currency: string } | null): void {
    this.#receivedInstead = received;
  }

  /** Sets whether the bank leaves new refunds pending. */
  leaveRefundsPending(isPending: boolean): void {
    this.#refundStatus = isPending ? 'pending' : 'succeeded';
  }

  /** Fails an accepted refund, as banks sometimes do. */
  failRefund(id: string): void {
    const refund = this.#get(id);
    refund.status = 'failed';
    refund.failure_reason = 'expired_or_canceled_card';
    const charge = this.#get(String(refund.charge));
    charge.amount_refunded = Number(charge.amount_refunded) - Number(refund.amount);
    this.#host.emit('refund.failed', refund);
  }

  all(kind: string): Values[] {
    return [...this.byId.values()].filter(({ object }) => object === kind);
  }

  /**
   * Handles a request.
   * @returns the response
   * @throws StripeError if the request is refused
   */
  answer(method: string, path: string, params: Values): Values {
    if (params.payment_method_types !== undefined) {
      throw new StripeError(400, {
        type: 'invalid_request_error',
        code: 'payment_method_types_no_longer_supported',
        message: 'payment_method_types is no longer supported',
      });
    }
    const [, , resource = '', ...rest] = path.split('/');
    const call = `${method} ${[resource, ...rest.map((part) => (/^(?!sessions$)[a-z]+_\w+$/.test(part) ? ':id' : part))].join('/')}`;
    const id = rest.find((part) => /_/.test(part)) ?? '';
    const expanded = (object: Values) => this.#expanded(object, params.expand);
    switch (call) {
      case 'POST customers':
        return this.#make('customer', 'cus', { metadata: params.metadata ?? {} });
      case 'DELETE customers/:id': {
        this.#get(id);
        this.byId.delete(id);
        for (const method of this.all('payment_method')) {
          if (method.customer === id) this.byId.delete(String(method.id));
        }
        return { id, object: 'customer', deleted: true };
      }
      case 'POST checkout/sessions':
        return this.#session(params);
      case 'GET checkout/sessions/:id':
        return expanded(this.#get(id));
      case 'POST checkout/sessions/:id/expire': {
        const session = this.#get(id);
        if (session.status !== 'open')
          throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
        this.expireSession(id);
        return session;
      }
      case 'POST payment_intents':
        return expanded(this.#pay(params));
      case 'GET payment_intents': {
        const own = this.all('payment_intent').filter(({ customer }) => customer === params.customer);
        return { object: 'list', data: own.reverse(), has_more: false, url: '/v1/payment_intents' };
      }
      case 'GET payment_intents/:id':
        return expanded(this.#get(id));
      case 'POST payment_intents/:id/cancel': {
        const intent = this.#get(id);
        if (intent.status === 'succeeded' || intent.status === 'canceled') {
          throw invalid(
            `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
            'payment_intent_unexpected_state',
          );
        }
        intent.status = 'canceled';
        return intent;
      }
      case 'POST payment_methods/:id/detach': {
        const method = this.#get(id);
        method.customer = null;
        return method;
      }
      case 'POST refunds':
        return this.#refund(params);
      case 'GET refunds/:id':
      case 'GET charges/:id':
      case 'GET disputes/:id':
        return this.#get(id);
    }
    throw new StripeError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${call})`,
    });
  }

  #session(params: Values): Values {
    const mode = params.mode;
    const left = Number(params.expires_at) - Math.floor(this.#host.now() / 1000);
    if (left < 1800 || left > 86_400)
      throw invalid('expires_at must be between 30 minutes and 24 hours from now.');
    if (mode === 'setup' && params.currency === undefined)
      throw invalid('currency is required.', 'parameter_missing');
    const lines = Object.values((params.line_items ?? {}) as Values) as Values[];
    const amount = lines.reduce(
      (sum, line) => sum + Number((line.price_data as Values).unit_amount) * Number(line.quantity),
      0,
    );
    const session = this.#make('checkout.session', 'cs_test', {
      mode,
      status: 'open',
      customer: params.customer ?? null,
      client_reference_id: params.client_reference_id ?? null,
      metadata: params.metadata ?? {},
      success_url: params.success_url,
      cancel_url: params.cancel_url,
      expires_at: Number(params.expires_at),
      amount_total: mode === 'payment' ? amount : null,
      payment_intent_data: params.payment_intent_data ?? {},
      payment_status: mode === 'payment' ? 'unpaid' : 'no_payment_required',
      setup_intent: null,
      payment_intent: null,
    });
    session.url = `${this.#host.url()}/pay/${session.id}`;
    return session;
  }

  #method(number: string, customer: unknown): Values {
    const { brand } = testCards[number] ?? { brand: 'unknown' };
    const card = {
      brand,
      last4: number.slice(-4),
      exp_month: 4,
      exp_year: 2031,
      funding: 'credit',
      country: 'US',
    };
    return this.#make('payment_method', 'pm', { type: 'card', customer, card, test_number: number });
  }

  #pay(params: Values): Values {
    const method = this.byId.get(String(params.payment_method));
    if (!method || method.customer !== params.customer) {
      throw invalid('No such PaymentMethod, or it is not attached to the customer.', 'resource_missing');
    }
    const intent = this.#make('payment_intent', 'pi', {
      amount: Number(params.amount),
      currency: params.currency,
      customer: params.customer,
      payment_method: method.id,
      metadata: params.metadata ?? {},
      description: params.description ?? null,
      last_payment_error: null,
    });
    const refuses = testCards[String(method.test_number)]?.refuses;
    if (!refuses) return this.#succeed(intent, method);
    const isCode = refuses === 'expired_card' || refuses === 'authentication_required';
    const fault = {
      type: 'card_error',
      code: isCode ? refuses : 'card_declined',
      ...(!isCode && { decline_code: refuses }),
      message: 'Your card was declined.',
    };
    intent.status = 'requires_payment_method';
    intent.last_payment_error = fault;
    this.#host.emit('payment_intent.payment_failed', intent);
    throw new StripeError(402, { ...fault, payment_intent: { ...intent } });
  }

  #succeed(intent: Values, method: Values): Values {
    const { brand, last4 } = method.card as Values;
    const charge = this.#make('charge', 'ch', {
      amount: intent.amount,
      amount_refunded: 0,
      payment_intent: intent.id,
      payment_method_details: { type: 'card', card: { brand, last4 } },
    });
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    Object.assign(intent, this.#receivedInstead);
    intent.latest_charge = charge.id;
    this.#host.emit('payment_intent.succeeded', intent);
    return intent;
  }

  #refund(params: Values): Values {
    const intent = this.#get(String(params.payment_intent));
    const charge = this.#get(String(intent.latest_charge));
    const amount = Number(params.amount);
    const refunded = Number(charge.amount_refunded) + amount;
    if (refunded > Number(charge.amount)) {
      throw invalid('Refund amount is greater than unrefunded amount on charge.', 'charge_already_refunded');
    }
    charge.amount_refunded = refunded;
    const refund = this.#make('refund', 're', {
      amount,
      status: this.#refundStatus,
      failure_reason: null,
      metadata: params.metadata ?? {},
      payment_intent: intent.id,
      charge: charge.id,
    });
    this.#host.emit('charge.refunded', charge);
    return refund;
  }

  #get(id: string): Values {
    const found = this.byId.get(id);
    if (!found) {
      throw new StripeError(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such object: ${id}`,
      });
    }
    return found;
  }

  #make(object: string, prefix: string, values: Values): Values {
    const made = {
      id: `${prefix}_${this.#host.newId()}`,
      object,
      created: Math.floor(this.#host.now() / 1000),
      livemode: false,
      ...values,
    };
    this.byId.set(made.id, made);
    return made;
  }

  /** Returns a copy of an object with the requested ids replaced by their objects. */
  #expanded(object: Values, expand: unknown): Values {
    const paths = Object.values((expand ?? {}) as Values).map((path) => String(path).split('.'));
    const copy = { ...object };
    for (const [first = '', ...rest] of paths) {
      const inner = this.byId.get(String(copy[first]));
      if (inner) copy[first] = rest.length > 0 ? this.#expanded(inner, [rest.join('.')]) : { ...inner };
    }
    return copy;
  }
}

/** An error that the Stripe API returns. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(String(body.message ?? body.code));
    this.status = status;
    this.body = body;
  }
}

function invalid(message: string, code?: string): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...(code && { code }) });
}
