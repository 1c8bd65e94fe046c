import type { RegistryChange } from '@title24/shared-domain';
import { ServiceSite } from '../../platform/composition/registry/service/testing/service-site.ts';
import { SessionLocks } from '../../platform/db/session-locks.ts';
import { eventually } from '../../platform/db/testing/eventually.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { siteConfigurationSeed } from '../configuration/site-configuration.seed.ts';
import { ActGoesOnError, ActsUnderWay } from './acts-under-way.ts';
import { remotesService } from './remotes-service.ts';

jest.setTimeout(120_000);

/** What trials wait for: they read the configuration before they render anything. */
let gate: Promise<void> = Promise.resolve();
let trials = 0;

type Machine = ReturnType<typeof remotesService>;

let site: ServiceSite;
let machines: Machine[];
const locks: SessionLocks[] = [];

/** A process of the site: its own connection for locks, and acts that it alone knows. */
function machine(): Machine {
  const own = new SessionLocks(site.db.connectionString);
  locks.push(own);
  const acts = new ActsUnderWay(own, { answerWithinMs: 300 });
  return remotesService({ registry: site.app.registryService, acts, database: site.db });
}

beforeAll(async () => {
  site = await ServiceSite.open(async (service) => {
    if (service === 'config') trials += 1;
    await gate;
    return siteConfigurationSeed;
  });
  machines = [machine(), machine()];
});
afterAll(async () => {
  await Promise.all(locks.map((each) => each.close()));
  await site.close();
});
beforeEach(() => site.reset());

const ana = {
  accountId: '00000000-0000-4000-8000-000000000001',
  accountName: 'ana',
} as unknown as Caller;

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );

/** Asks these machines in turn, as the staff page does, until one of them knows what came of it. */
async function untilAnswered(
  asked: readonly Machine[],
  ask: (on: Machine) => Promise<RegistryChange>,
): Promise<RegistryChange> {
  for (let n = 0; ; n += 1) {
    const outcome = await outcomeOf(ask(asked[n % asked.length] as Machine));
    if ('result' in outcome) return outcome.result as RegistryChange;
    if (!(outcome.error instanceof ActGoesOnError)) throw outcome.error;
  }
}

/** Holds all trials until the returned function is called. */
function hold(): () => void {
  let open: () => void = () => undefined;
  gate = new Promise((resolve) => {
    open = resolve;
  });
  return open;
}

test('F8 a shell release that outlasts its call: each process says that it goes on, then what came of it', async () => {
  const first = await site.release('shell', 'first');
  const second = await site.release('shell', 'second');
  expect(await site.page('/nowhere')).toContain('<p>second</p>');
  const params = { name: 'shell', version: first, reason: 'The first one was better' };
  const release = async (on: Machine) => on.release(params, ana);
  const open = hold();
  try {
    trials = 0;
    for (const on of [...machines, ...machines])
      expect(await outcomeOf(release(on))).toEqual({ error: expect.any(ActGoesOnError) });
    await eventually(() => trials === 1);
    const told = [...machines].reverse().map((on) => untilAnswered([on], release));
    open();
    const change = { name: 'shell', from: second, to: first, changed: true };
    for (const each of await Promise.all(told)) expect(each).toMatchObject(change);
    expect(trials).toBe(1);
    expect(await site.page('/nowhere')).toContain('<p>first</p>');
  } finally {
    open();
  }
});

test('F8 a rollback to a version is told by whichever process is asked, and one of another version is not taken for it', async () => {
  const first = await site.release('mf-a', 'first');
  const second = await site.release('mf-a', 'second');
  const third = await site.release('mf-a', 'third');
  const params = { name: 'mf-a', from: third, to: first, reason: 'Both were bad' };
  const [here, there] = machines as [Machine, Machine];
  const open = hold();
  try {
    expect(await outcomeOf(here.rollback(params, ana) as Promise<unknown>)).toEqual({
      error: expect.any(ActGoesOnError),
    });
    const told = untilAnswered([there, here], async (on) => on.rollback(params, ana));
    open();
    expect(await told).toMatchObject({ from: third, to: first, changed: true });
    await expect(
      untilAnswered([there], async (on) => on.rollback({ ...params, to: second }, ana)),
    ).rejects.toThrow(`${third} of mf-a is not live`);
  } finally {
    open();
  }
});

test('F8 what a process refuses, the other refuses too', async () => {
  const first = await site.release('mf-a', 'first');
  await site.release('mf-a', 'second');
  await site.release('mf-b', 'b', { paths: ['/mf-b'] });
  const params = { name: 'mf-b', version: first, reason: 'A wrong version' };
  for (const on of machines)
    await expect(untilAnswered([on], async (each) => each.release(params, ana))).rejects.toThrow(first);
});
