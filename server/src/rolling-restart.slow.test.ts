import { password, totpCode } from './features/accounts/testing/account-site.ts';
import { eventually } from './platform/db/testing/eventually.ts';
import { HaproxyPeer, haveHaproxy } from './testing/haproxy-peer.ts';
import { type Machine, SiteMachines } from './testing/site-machines.ts';
import { call, kinds, Traffic, trafficLimits } from './testing/traffic.ts';

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
      ...trafficLimits,
    });
    [first, second] = site.machines as [Machine, Machine];
    balancer = await HaproxyPeer.start([first.port, second.port]);
  });
  afterAll(async () => {
    await balancer?.stop();
    await site?.stop();
  });

  test('F13: while servers are restarted one by one to replace AUTH_SECRET, no page, call, login or upload piece is lost', async () => {
    const account = ['create', '--name', accountName, '--email', 'root@example.com', '--role', 'Admin'];
    await site.run(first, 'account.ts', account, { ACCOUNT_PASSWORD: password });
    const { token } = await logIn();
    const { secret } = await call<{ secret: string }>(
      balancer.url,
      '2.0/account',
      'startTotp',
      { password },
      token,
    );
    await call(balancer.url, '2.0/account', 'confirmTotp', { code: totpCode(secret) }, token);

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
        // The next server must not stop before the restarted server is up.
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
    // The servers re-encrypted the second factor with the new AUTH_SECRET, so they do not need the old AUTH_SECRET.
    expect(await logIn({ code: totpCode(secret) })).toHaveProperty('token');
  });
});

const logIn = (params: object = {}) =>
  call<{ token: string }>(balancer.url, 'public/security', 'login', { accountName, password, ...params });
