import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Values = { [name: string]: unknown };

/** Faults that the peer can inject instead of responding normally. */
export type PeerFault =
  /** Never responds, and does nothing. */
  | 'hang'
  /** Processes the request, then closes the connection without a response. */
  | 'lose-answer'
  /** Does nothing, and closes the connection. */
  | 'drop'
  | 429
  | 500;

interface ScriptedFault {
  readonly fault: PeerFault;
  readonly method: string;
  readonly path: RegExp;
  times: number;
}

/** A request that the peer received. */
export interface PeerRequest {
  readonly method: string;
  readonly path: string;
  readonly params: Values;
  readonly idempotencyKey: string | null;
  readonly version: string | null;
  /** The status of the response; null before there is one. */
  status: number | null;
}

class ApiError extends Error {
  readonly status: number;
  readonly body: Values;

  constructor(status: number, body: Values) {
    super(String(body.message ?? body.code));
    this.status = status;
    this.body = body;
  }
}

/** Test cards by number, as the provider documents them, with the outcome of an off-session payment. */
const testCards: Readonly<Record<string, { readonly brand: string; readonly refuses?: string }>> = {
  '4242424242424242': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '4000000000000341': { brand: 'visa', refuses: 'generic_decline' },
  '4000000000009995': { brand: 'visa', refuses: 'insufficient_funds' },
  '4000000000000069': { brand: 'visa', refuses: 'expired_card' },
  '4000002760003184': { brand: 'visa', refuses: 'authentication_required' },
};

const version = '2026-10-28.endive';

/**
 * For tests: an HTTP server that speaks the part of Stripe's documented API that the site uses, with idempotency keys,
 * error objects, hosted pages to click through, and signed events. It keeps its objects by id, and all requests.
 */
export class StripePeer {
  readonly secretKey = 'sk_test_4eC39HqLyjWDarjtT1zdp7dc';
  readonly webhookSecret = 'whsec_7d1f0b9c5a3e4d2f8b6a';
  readonly requests: PeerRequest[] = [];
  readonly objects = new Map<string, Values>();
  readonly events: Values[] = [];
  /** Clock for signatures and timestamps, in milliseconds. */
  now: () => number = Date.now;
  /** URL to which events are sent as they happen; null keeps them. */
  webhookUrl: string | null = null;
  readonly #keys = new Map<
    string,
    { readonly asked: string; readonly status: number; readonly answer: Values }
  >();
  readonly #faults: ScriptedFault[] = [];
  readonly #server: Server;
  readonly #sent: Promise<unknown>[] = [];
  readonly #waiting = new Set<() => void>();
  #count = 0;

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => {
        if (response.destroyed) return;
        const [status, body] =
          error instanceof ApiError
            ? [error.status, error.body]
            : [500, { type: 'api_error', message: String(error) }];
        json(response, status, { error: body });
      });
    });
  }

  static async open(): Promise<StripePeer> {
    const peer = new StripePeer();
    await new Promise<void>((done) => peer.#server.listen(0, '127.0.0.1', done));
    return peer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Settings of a site that uses this peer. */
  get environment(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: this.secretKey,
      STRIPE_WEBHOOK_SECRET: this.webhookSecret,
      STRIPE_API_URL: this.url,
    };
  }

  async close(): Promise<void> {
    this.webhookUrl = null;
    await Promise.allSettled(this.#sent);
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** Injects a fault into the next matching requests. */
  fail(fault: PeerFault, method: string, path: RegExp, times = 1): void {
    this.#faults.push({ fault, method, path, times });
  }

  /** Resolves with a matching request once it has arrived and been handled. */
  async requested(
    method: string,
    path: RegExp,
    matches: (request: PeerRequest) => boolean = () => true,
  ): Promise<PeerRequest> {
    for (;;) {
      const found = this.requests.find((one) => one.method === method && path.test(one.path) && matches(one));
      if (found) return found;
      await new Promise<void>((done) => this.#waiting.add(done));
    }
  }

  /** Payments that took money. */
  payments(): Values[] {
    return this.#all('payment_intent').filter(({ status }) => status === 'succeeded');
  }

  /** Payments with any outcome. */
  attempts(): Values[] {
    return this.#all('payment_intent');
  }

  /** The header of a webhook with this body. @param at milliseconds */
  sign(body: string, at = this.now(), secret = this.webhookSecret): string {
    const t = Math.floor(at / 1000);
    const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
    return `t=${t},v1=${v1}`;
  }

  /** Completes a session's page with a card, as the customer would, without a browser. */
  completeSession(id: string, number = '4242424242424242'): void {
    this.#submitPage(this.#get(id), number);
  }

  /** Expires a session's page. */
  expireSession(id: string): void {
    const session = this.#get(id);
    if (session.status !== 'open') return;
    session.status = 'expired';
    session.url = null;
    this.#tell('checkout.session.expired', session);
  }

  /** The customer disputes a payment at the bank. */
  dispute(paymentId: string): Values {
    const charge = this.#get(String(this.#get(paymentId).latest_charge));
    const dispute = this.#make('dispute', 'dp', {
      charge: charge.id,
      payment_intent: paymentId,
      reason: 'product_not_received',
      amount: charge.amount,
    });
    this.#tell('charge.dispute.created', dispute);
    return dispute;
  }

  /** Refunds a payment at the provider itself. */
  refundByHand(paymentId: string, amount: number): void {
    this.#refund({ payment_intent: paymentId, amount });
  }

  /** Creates an event of a type, whether or not it happened. */
  event(type: string, object: Values): Values {
    return {
      id: `evt_${this.#id()}`,
      object: 'event',
      api_version: version,
      created: Math.floor(this.now() / 1000),
      type,
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      data: { object },
    };
  }

  /** Sends an event again. @returns the status of the response */
  async send(event: Values, { at = this.now(), secret = this.webhookSecret } = {}): Promise<number> {
    if (this.webhookUrl === null) throw new Error('The peer does not know where to send events');
    const body = JSON.stringify(event);
    const response = await fetch(this.webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': this.sign(body, at, secret) },
      body,
    });
    await response.arrayBuffer();
    return response.status;
  }

  /** Resolves once the events sent so far have a response, or are lost. */
  async told(): Promise<void> {
    await Promise.allSettled(this.#sent.splice(0));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const method = request.method ?? 'GET';
    const sent = method === 'POST' ? new URLSearchParams(await text(request)) : searchParams;
    if (pathname.startsWith('/pay/')) return this.#page(method, pathname, sent, response);
    const params = nested(sent);
    const key = request.headers['idempotency-key'];
    const seen: PeerRequest = {
      method,
      path: pathname,
      params,
      idempotencyKey: typeof key === 'string' ? key : null,
      version: String(request.headers['stripe-version'] ?? ''),
      status: null,
    };
    this.requests.push(seen);
    for (const done of this.#waiting) done();
    this.#waiting.clear();
    if (request.headers.authorization !== `Bearer ${this.secretKey}`) {
      throw new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    }
    const fault = this.#faultOf(method, pathname);
    if (fault === 'hang') return;
    if (fault === 'drop') return void request.socket.destroy();
    if (fault === 429) {
      throw new ApiError(429, {
        type: 'invalid_request_error',
        code: 'rate_limit',
        message: 'Too many requests',
      });
    }
    if (fault === 500) throw new ApiError(500, { type: 'api_error', message: 'Something went wrong' });
    const { status, answer } = this.#once(seen, sent.toString());
    seen.status = status;
    if (fault === 'lose-answer') return void request.socket.destroy();
    json(response, status, answer);
  }

  #faultOf(method: string, path: string): PeerFault | null {
    const scripted = this.#faults.find(
      (one) => one.times > 0 && one.method === method && one.path.test(path),
    );
    if (!scripted) return null;
    scripted.times -= 1;
    return scripted.fault;
  }

  /** Responds to a request; a known idempotency key gets the same response again, even if it was a card error. */
  #once({ method, path, params, idempotencyKey }: PeerRequest, asked: string) {
    const question = `${method} ${path} ${asked}`;
    const before = idempotencyKey === null ? undefined : this.#keys.get(idempotencyKey);
    if (before && before.asked !== question) {
      throw new ApiError(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    }
    if (before) return before;
    let made: { readonly status: number; readonly answer: Values };
    try {
      made = { status: 200, answer: this.#answer(method, path, params) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      made = { status: error.status, answer: { error: error.body } };
    }
    // An invalid request is not stored under its key.
    if (idempotencyKey !== null && made.status !== 400) {
      this.#keys.set(idempotencyKey, { asked: question, ...made });
    }
    return made;
  }

  #answer(method: string, path: string, params: Values): Values {
    if (params.payment_method_types !== undefined) {
      throw new ApiError(400, {
        type: 'invalid_request_error',
        code: 'payment_method_types_no_longer_supported',
        message: 'payment_method_types is not supported any more',
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
        this.objects.delete(id);
        for (const method of this.#all('payment_method')) {
          if (method.customer === id) this.objects.delete(String(method.id));
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
        const own = this.#all('payment_intent').filter(({ customer }) => customer === params.customer);
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
      case 'GET charges/:id':
      case 'GET disputes/:id':
        return this.#get(id);
    }
    throw new ApiError(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${call})` });
  }

  #session(params: Values): Values {
    const mode = params.mode;
    const left = Number(params.expires_at) - Math.floor(this.now() / 1000);
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
    session.url = `${this.url}/pay/${session.id}`;
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

  #submitPage(session: Values, number: string): void {
    if (session.status !== 'open') throw invalid('This page is not open any more.');
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
      // On-session, the payer confirms what the bank asks for.
      const refuses = testCards[number]?.refuses;
      if (refuses && refuses !== 'authentication_required') {
        intent.status = 'requires_payment_method';
        this.#tell('payment_intent.payment_failed', intent);
        throw invalid('Your card was declined.');
      }
      this.#succeed(intent, method);
      session.payment_intent = intent.id;
      session.payment_status = 'paid';
    }
    session.status = 'complete';
    session.url = null;
    this.#tell('checkout.session.completed', session);
  }

  #pay(params: Values): Values {
    const method = this.objects.get(String(params.payment_method));
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
    this.#tell('payment_intent.payment_failed', intent);
    throw new ApiError(402, { ...fault, payment_intent: { ...intent } });
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
    intent.latest_charge = charge.id;
    this.#tell('payment_intent.succeeded', intent);
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
      status: 'succeeded',
      payment_intent: intent.id,
      charge: charge.id,
    });
    this.#tell('charge.refunded', charge);
    return refund;
  }

  /** The hosted page of a session: plain HTML, as a customer without JavaScript could use it. */
  #page(method: string, path: string, sent: URLSearchParams, response: ServerResponse): void {
    const session = this.objects.get(path.split('/')[2] ?? '');
    const html = (status: number, body: string) => {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Payment provider</title></head><body><main>${body}</main></body></html>`,
      );
    };
    if (session?.status !== 'open') {
      html(404, '<h1>This page has expired</h1>');
      return;
    }
    let problem = '';
    if (method === 'POST') {
      try {
        this.#submitPage(session, (sent.get('number') ?? '').replaceAll(' ', ''));
        response.writeHead(303, { location: String(session.success_url) });
        response.end();
        return;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        problem = `<p role="alert">${error.message}</p>`;
      }
    }
    const amount =
      session.amount_total === null
        ? 'Save a card'
        : `Pay $${(Number(session.amount_total) / 100).toFixed(2)}`;
    html(
      200,
      `<h1>${amount}</h1>${problem}<form method="post"><label>Card number <input name="number" inputmode="numeric"></label> <button>${amount}</button></form><p><a href="${session.cancel_url}">Back</a></p>`,
    );
  }

  #all(kind: string): Values[] {
    return [...this.objects.values()].filter(({ object }) => object === kind);
  }

  #get(id: string): Values {
    const found = this.objects.get(id);
    if (!found) {
      throw new ApiError(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such object: ${id}`,
      });
    }
    return found;
  }

  #make(object: string, prefix: string, values: Values): Values {
    const made = {
      id: `${prefix}_${this.#id()}`,
      object,
      created: Math.floor(this.now() / 1000),
      livemode: false,
      ...values,
    };
    this.objects.set(made.id, made);
    return made;
  }

  #id(): string {
    this.#count += 1;
    return `${randomBytes(9).toString('hex')}${this.#count}`;
  }

  /** Replaces ids with their objects, as far as requested. */
  #expanded(object: Values, expand: unknown): Values {
    const paths = Object.values((expand ?? {}) as Values).map((path) => String(path).split('.'));
    const copy = { ...object };
    for (const [first = '', ...rest] of paths) {
      const inner = this.objects.get(String(copy[first]));
      if (inner) copy[first] = rest.length > 0 ? this.#expanded(inner, [rest.join('.')]) : { ...inner };
    }
    return copy;
  }

  #tell(type: string, object: Values): void {
    const event = this.event(type, structuredClone(object));
    this.events.push(event);
    if (this.webhookUrl !== null) this.#sent.push(this.send(event).catch(() => null));
  }
}

function invalid(message: string, code?: string): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...(code && { code }) });
}

function json(response: ServerResponse, status: number, answer: Values): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': `req_${randomBytes(6).toString('hex')}`,
  });
  response.end(JSON.stringify(answer));
}

/** Parses 'a[b][0]=c' into objects. */
function nested(sent: URLSearchParams): Values {
  const values: Values = {};
  for (const [name, value] of sent) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== '');
    let at = values;
    for (const key of keys.slice(0, -1)) {
      at[key] ??= {};
      at = at[key] as Values;
    }
    at[keys.at(-1) ?? ''] = value;
  }
  return values;
}
