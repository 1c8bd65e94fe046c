import { createHash, randomBytes } from 'node:crypto';
import { password, totpCode } from './features/accounts/testing/account-site.ts';
import { TusClient } from './features/files/testing/tus-client.ts';
import { sampleForm, samplePdf } from './features/submissions/uploads/testing/sample-form.ts';
import { eventually } from './platform/db/testing/eventually.ts';
import { HaproxyPeer, haveHaproxy } from './testing/haproxy-peer.ts';
import { type Machine, SiteMachines } from './testing/site-machines.ts';

jest.setTimeout(300_000);

const [oldSecret, newSecret] = ['the former secret of 32 characters', 'the present secret of 32 characters'];
const accountName = 'root';

let site: SiteMachines;
let balancer: HaproxyPeer;
let first: Machine;
let second: Machine;

const withHaproxy = haveHaproxy ? describe : describe.skip;
withHaproxy('two servers behind HAProxy', () => {
  beforeAll(async () => {
    site = await SiteMachines.start(2, {
      AUTH_SECRET: oldSecret,
      TRUST_PROXY: 'loopback',
      SHUTDOWN_DELAY: '2',
      RPC_REQUESTS_PER_MINUTE: '1000000',
      PAGE_RENDERS_PER_MINUTE: '1000000',
      UPLOAD_REQUESTS_PER_MINUTE: '1000000',
      UPLOAD_FORMS_PER_HOUR: '1000000',
    });
    [first, second] = site.machines as [Machine, Machine];
    balancer = await HaproxyPeer.start([first.port, second.port]);
  });
  afterAll(async () => {
    await balancer?.stop();
    await site?.stop();
  });

  test('F13 restarted one by one to replace AUTH_SECRET, they lose no page, call, login or piece of an upload', async () => {
    const account = ['create', '--name', accountName, '--email', 'root@example.com', '--role', 'Admin'];
    await site.run(first, 'account.ts', account, { ACCOUNT_PASSWORD: password });
    const { token } = await logIn();
    const { secret } = await call<{ secret: string }>('2.0/account', 'startTotp', { password }, token);
    await call('2.0/account', 'confirmTotp', { code: totpCode(secret) }, token);

    const traffic = new Traffic(balancer.url, token);
    await traffic.wait();
    for (const AUTH_SECRET of [`${oldSecret},${newSecret}`, `${newSecret},${oldSecret}`, newSecret]) {
      site.set({ AUTH_SECRET });
      for (const [name, machine] of [
        ['first', first],
        ['second', second],
      ] as const) {
        const { pid } = machine.process.child;
        const before = await balancer.server(name);
        await site.restart(machine);
        // The other server must not be stopped before this one is up.
        await eventually(async () => (await balancer.server(name)).isUp);
        await traffic.wait();
        expect(machine.process.child.pid).not.toBe(pid);
        await eventually(async () => (await balancer.server(name)).requests > before.requests);
      }
    }
    await traffic.stop();
    if (traffic.failures.length > 0) {
      throw new Error(
        [...traffic.failures, ...site.machines.map(({ process }) => process.stderr)].join('\n'),
      );
    }
    for (const kind of kinds) expect(traffic.counts[kind]).toBeGreaterThan(5);
    // Text encrypted with the former secret can now be read with only the current secret.
    expect(await logIn({ code: totpCode(secret) })).toHaveProperty('token');
  });
});

/**
 * Calls a method through the load balancer.
 * @throws Error if the call is refused
 */
async function call<Result>(
  service: string,
  method: string,
  params: object,
  token?: string,
): Promise<Result> {
  const response = await fetch(`${balancer.url}/rpc/${service}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
  });
  const { result, error } = (await response.json()) as { result?: Result; error?: object };
  if (!result) throw new Error(`call ${response.status} ${JSON.stringify(error)}`);
  return result;
}

const logIn = (params: object = {}) =>
  call<{ token: string }>('public/security', 'login', { accountName, password, ...params });

const kinds = ['page', 'call', 'member', 'upload'] as const;

/**
 * Simulates visitors who read pages, make public and member calls, and send plans in pieces, one request after
 * another, until they are stopped.
 */
class Traffic {
  readonly counts = { page: 0, call: 0, member: 0, upload: 0 };
  /** Responses that differ from the expected ones. */
  readonly failures: string[] = [];
  readonly #url: string;
  readonly #visitors: Promise<void>[];
  #isStopping = false;

  constructor(url: string, token: string) {
    this.#url = url;
    const each = [
      () => this.#page(),
      () => this.#call('call', 'public/config', 'loadCompany'),
      () => this.#call('member', '2.0/account', 'load', token),
      () => this.#upload(),
    ];
    this.#visitors = [...each, ...each].map((visit) => this.#repeat(visit));
  }

  /** Waits until a number of further requests of each kind have ended. */
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
    const response = await fetch(`${this.#url}/services`);
    const text = await response.text();
    if (response.status !== 200 || !text.includes('<p>first</p>')) throw new Error(`page ${response.status}`);
    this.counts.page += 1;
  }

  async #call(kind: 'call' | 'member', service: string, method: string, token?: string): Promise<void> {
    await call(service, method, {}, token);
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
      headers: { accept: 'application/json' },
    });
    const text = await response.text();
    const sha256 = createHash('sha256').update(plans).digest('hex');
    if (!text.includes(sha256)) throw new Error(`form ${response.status} ${text}`);
    this.counts.upload += 1;
  }
}
