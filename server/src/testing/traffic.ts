import { createHash, randomBytes } from 'node:crypto';
import { TusClient } from '../features/files/testing/tus-client.ts';
import { sampleForm, samplePdf } from '../features/submissions/uploads/testing/sample-form.ts';
import { eventually } from '../platform/db/testing/eventually.ts';

/**
 * Prevents the reuse of connections. A site that is shutting down could close a reused connection just as a request is
 * sent.
 */
const ownConnection = { connection: 'close' };

/**
 * Calls a method of the site at `url`.
 * @throws Error if there is no result
 */
export async function call<Result>(
  url: string,
  service: string,
  method: string,
  params: object,
  token?: string,
): Promise<Result> {
  const response = await fetch(`${url}/rpc/${service}`, {
    method: 'POST',
    headers: {
      ...ownConnection,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
  });
  const { result, error } = (await response.json()) as { result?: Result; error?: object };
  if (!result) throw new Error(`call ${response.status} ${JSON.stringify(error)}`);
  return result;
}

/** The kinds of requests that {@link Traffic} sends. */
export const kinds = ['page', 'call', 'member', 'upload'] as const;

/** Limits of a site that receives {@link Traffic}. */
export const trafficLimits = {
  RPC_REQUESTS_PER_MINUTE: '1000000',
  PAGE_RENDERS_PER_MINUTE: '1000000',
  UPLOAD_REQUESTS_PER_MINUTE: '1000000',
  UPLOAD_FORMS_PER_HOUR: '1000000',
};

/** Visitors who repeatedly read pages, make calls and send plans, until they are stopped. */
export class Traffic {
  readonly counts = { page: 0, call: 0, member: 0, upload: 0 };
  /** Unexpected responses, and errors of requests without a response. */
  readonly failures: string[] = [];
  readonly #url: string;
  readonly #visitors: Promise<void>[];
  #isStopping = false;

  /** @param others additional requests to repeat; each rejects if it fails */
  constructor(url: string, token: string, others: readonly (() => Promise<void>)[] = []) {
    this.#url = url;
    const each = [
      () => this.#page(),
      () => this.#call('call', 'public/config', 'loadCompany'),
      () => this.#call('member', '2.0/account', 'load', token),
      () => this.#upload(),
    ];
    this.#visitors = [...each, ...each, ...others].map((visit) => this.#repeat(visit));
  }

  /** Resolves when at least three more requests of each kind have succeeded. */
  async wait(): Promise<void> {
    const before = { ...this.counts };
    await eventually(() => kinds.every((kind) => this.counts[kind] > before[kind] + 2));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#visitors);
  }

  async #repeat(visit: () => Promise<void>): Promise<void> {
    while (!this.#isStopping) {
      await visit().catch((error: Error) => {
        this.failures.push(`${error.message} ${error.cause ?? ''}`);
      });
    }
  }

  async #page(): Promise<void> {
    const response = await fetch(`${this.#url}/services`, { headers: ownConnection });
    const text = await response.text();
    if (response.status !== 200 || !/<p>\w+<\/p>/.test(text)) throw new Error(`page ${response.status}`);
    this.counts.page += 1;
  }

  async #call(kind: 'call' | 'member', service: string, method: string, token?: string): Promise<void> {
    await call(this.#url, service, method, {}, token);
    this.counts[kind] += 1;
  }

  async #upload(): Promise<void> {
    const plans = Buffer.concat([samplePdf, randomBytes(100_000)]);
    const tus = new TusClient(this.#url);
    const id = await tus.begin('plans.pdf', plans.length);
    for (let at = 0; at < plans.length; at += 30_000) {
      const { status } = await tus.patch(id, at, plans.subarray(at, at + 30_000));
      if (status !== 204) throw new Error(`piece at ${at}: ${status}`);
    }
    const response = await fetch(`${this.#url}/project-upload`, {
      method: 'POST',
      body: sampleForm({ uploads: id }, []),
      headers: { ...ownConnection, accept: 'application/json' },
    });
    const text = await response.text();
    const sha256 = createHash('sha256').update(plans).digest('hex');
    if (!text.includes(sha256)) throw new Error(`form ${response.status} ${text}`);
    this.counts.upload += 1;
  }
}
