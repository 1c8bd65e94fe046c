import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { StripeError, StripeObjects, type Values } from './stripe-objects.ts';

/** Faults that the peer can inject. A number is an error status. */
export type PeerFault =
  /** Never responds and does nothing. */
  | 'hang'
  /** Processes the request, then closes the connection without a response. */
  | 'lose-answer'
  /** Does nothing and closes the connection. */
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
  status: number | null;
}

const version = '2026-10-28.endive';

/**
 * An HTTP server that implements the part of Stripe's documented API that the site uses. Stores objects by id, and
 * records all API requests.
 */
export class StripePeer {
  readonly secretKey = 'sk_test_4eC39HqLyjWDarjtT1zdp7dc';
  readonly newSecretKey = 'sk_test_9fH2kQxWm3ZrT7vNcB5yLp8s';
  /** The secret keys that the API accepts. */
  acceptedKeys: readonly string[] = [this.secretKey];
  readonly webhookSecret = 'whsec_7d1f0b9c5a3e4d2f8b6a';
  /** The site accepts two webhook secrets, as during a change of secrets. This is the newer secret. */
  readonly newWebhookSecret = 'whsec_2c9a7b1e0d8f4e6a3c5b';
  readonly requests: PeerRequest[] = [];
  readonly events: Values[] = [];
  /** Clock for signatures and timestamps, in milliseconds. */
  now: () => number = Date.now;
  /** URL that receives events as they happen, or null. */
  webhookUrl: string | null = null;
  readonly #keys = new Map<
    string,
    { readonly asked: string; readonly status: number; readonly answer: Values }
  >();
  /** Requests that failed with status 500, by idempotency key. */
  readonly #failed = new Map<string, string>();
  readonly #faults: ScriptedFault[] = [];
  readonly #server: Server;
  readonly #sent: Promise<unknown>[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #hanging = new Set<Socket>();
  readonly objects = new StripeObjects({
    now: () => this.now(),
    url: () => this.url,
    newId: () => this.#id(),
    emit: (type, object) => this.#emit(type, object),
  });
  #count = 0;

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => {
        if (response.destroyed) return;
        const [status, body] =
          error instanceof StripeError
            ? [error.status, error.body]
            : [500, { type: 'api_error', message: String(error) }];
        json(response, status, { error: body });
      });
    });
  }

  static async open(): Promise<StripePeer> {
    const peer = new StripePeer();
    // Keeps idle connections open. Otherwise, the peer could close a connection just as a request arrives, and the
    // request would fail although no test injected a fault.
    peer.#server.keepAliveTimeout = 0;
    await new Promise<void>((done) => peer.#server.listen(0, '127.0.0.1', done));
    return peer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Settings of a site that uses this peer, as environment variables. */
  get environment(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: this.secretKey,
      STRIPE_WEBHOOK_SECRET: `${this.newWebhookSecret},${this.webhookSecret}`,
      STRIPE_API_URL: this.url,
    };
  }

  async close(): Promise<void> {
    this.webhookUrl = null;
    await Promise.allSettled(this.#sent);
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** Injects a fault into the next `times` matching requests. */
  fail(fault: PeerFault, method: string, path: RegExp, times = 1): void {
    this.#faults.push({ fault, method, path, times });
  }

  /** Closes the connections of hanging requests, so that the site does not wait until its time limit. */
  hangUp(): void {
    for (const socket of this.#hanging) socket.destroy();
    this.#hanging.clear();
  }

  /** Returns the first matching request, once the peer has received it. */
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

  payments(): Values[] {
    return this.objects.all('payment_intent').filter(({ status }) => status === 'succeeded');
  }

  /** Returns all payments, regardless of their outcome. */
  attempts(): Values[] {
    return this.objects.all('payment_intent');
  }

  /**
   * Returns a webhook's signature header.
   * @param at the time in milliseconds
   */
  sign(body: string, at = this.now(), secret = this.webhookSecret): string {
    const t = Math.floor(at / 1000);
    const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
    return `t=${t},v1=${v1}`;
  }

  /** Creates an event of the given type without sending it. The event need not match anything that happened. */
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

  /**
   * Sends an event.
   * @returns the status of the response
   */
  async send(event: Values, { at = this.now(), secret = this.webhookSecret } = {}): Promise<number> {
    if (this.webhookUrl === null) throw new Error('The peer does not know where to send events');
    const body = JSON.stringify(event);
    const response = await fetch(this.webhookUrl, {
      method: 'POST',
      headers: {
        // A site that is shutting down could close a kept-alive connection just as an event is sent.
        connection: 'close',
        'content-type': 'application/json',
        'stripe-signature': this.sign(body, at, secret),
      },
      body,
    });
    await response.arrayBuffer();
    return response.status;
  }

  /** Resolves once all events sent so far have succeeded or failed. */
  async eventsSettled(): Promise<void> {
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
    if (!this.acceptedKeys.some((key) => request.headers.authorization === `Bearer ${key}`)) {
      seen.status = 401;
      throw new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    }
    const fault = this.#faultOf(method, pathname);
    if (fault === 'hang') return void this.#hanging.add(request.socket);
    if (fault === 'drop') return void request.socket.destroy();
    if (fault === 429) {
      throw new StripeError(429, {
        type: 'invalid_request_error',
        code: 'rate_limit',
        message: 'Too many requests',
      });
    }
    const asked = `${method} ${pathname} ${sent}`;
    if (fault === 500) {
      if (seen.idempotencyKey !== null) this.#failed.set(seen.idempotencyKey, asked);
      throw new StripeError(500, { type: 'api_error', message: 'Something went wrong' });
    }
    const { status, answer } = this.#once(seen, asked);
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

  /**
   * Returns the response to a request. A repeated request with the same idempotency key and parameters gets the first
   * response, even a card error.
   */
  #once({ method, path, params, idempotencyKey }: PeerRequest, asked: string) {
    const before = idempotencyKey === null ? undefined : this.#keys.get(idempotencyKey);
    const first = before?.asked ?? this.#failed.get(idempotencyKey ?? '') ?? asked;
    if (first !== asked) {
      throw new StripeError(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    }
    if (before) return before;
    let made: { readonly status: number; readonly answer: Values };
    try {
      made = { status: 200, answer: this.objects.answer(method, path, params) };
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      made = { status: error.status, answer: { error: error.body } };
    }
    // The response to an invalid request is not stored under the idempotency key.
    if (idempotencyKey !== null && made.status !== 400) {
      this.#keys.set(idempotencyKey, { asked, ...made });
    }
    return made;
  }

  /** Serves a checkout session's page, which works without JavaScript. */
  #page(method: string, path: string, sent: URLSearchParams, response: ServerResponse): void {
    const session = this.objects.byId.get(path.split('/')[2] ?? '');
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
        this.objects.submitPage(session, (sent.get('number') ?? '').replaceAll(' ', ''));
        response.writeHead(303, { location: String(session.success_url) });
        response.end();
        return;
      } catch (error) {
        if (!(error instanceof StripeError)) throw error;
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

  #id(): string {
    this.#count += 1;
    return `${randomBytes(9).toString('hex')}${this.#count}`;
  }

  #emit(type: string, object: Values): void {
    const event = this.event(type, structuredClone(object));
    this.events.push(event);
    if (this.webhookUrl !== null) this.#sent.push(this.send(event).catch(() => null));
  }
}

function json(response: ServerResponse, status: number, answer: Values): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': `req_${randomBytes(6).toString('hex')}`,
  });
  response.end(JSON.stringify(answer));
}

/** Parses keys such as 'a[b][0]' into nested objects. */
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
