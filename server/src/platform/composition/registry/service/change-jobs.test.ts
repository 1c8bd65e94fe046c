import { siteConfigurationSeed } from '../../../../features/configuration/site-configuration.seed.ts';
import { eventually } from '../../../db/testing/eventually.ts';
import { JobQueue } from '../../../jobs/job-queue.ts';
import { ChangeJobs } from './change-jobs.ts';
import { operator } from './local-access.ts';
import { reason, ServiceSite } from './testing/service-site.ts';

jest.setTimeout(120_000);

/** Every trial waits for this promise. */
let gate: Promise<void> = Promise.resolve();
let trials = 0;

let otherQueue: JobQueue;
/** The change jobs of two servers of one site. */
let here: ChangeJobs;
let there: ChangeJobs;

// This queue must stop before the site closes the database.
afterAll(() => otherQueue.stop());
const site = new ServiceSite(async (service) => {
  if (service === 'config') trials += 1;
  await gate;
  return siteConfigurationSeed;
});
beforeAll(async () => {
  const service = site.app.registryService;
  otherQueue = new JobQueue(site.db, site.app.log);
  here = site.app.registryChanges;
  there = new ChangeJobs({ service, jobs: otherQueue, waitMs: 300 });
  await otherQueue.start();
});
beforeEach(() => site.reset());

/** Blocks all trials until the returned function is called. */
function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  return resolve;
}

const releaseOf = (name: string, to: string) =>
  ({ actor: operator, action: 'release', name, from: null, to, reason }) as const;

test('F8: a release that outlasts its call runs once, and any server returns its outcome', async () => {
  const first = await site.release('shell', 'first');
  const second = await site.release('shell', 'second');
  const open = hold();
  try {
    trials = 0;
    const { id } = await here.accept(releaseOf('shell', first));
    await eventually(() => trials === 1);
    expect(await there.outcome(operator, id)).toBeNull();
    const outcomes = [here.outcome(operator, id), here.outcome(operator, id)];
    open();
    const change = { name: 'shell', from: second, to: first, changed: true };
    for (const outcome of await Promise.all(outcomes)) expect(outcome).toMatchObject(change);
    expect(await there.outcome(operator, id)).toMatchObject(change);
    expect(trials).toBe(1);
    expect(await site.page('/nowhere')).toContain('<p>first</p>');
  } finally {
    open();
  }
});

test('F8: two simultaneous changes to a part get separate outcomes', async () => {
  const first = await site.release('mf-a', 'first');
  const second = await site.release('mf-a', 'second');
  const back = {
    actor: operator,
    action: 'rollback',
    name: 'mf-a',
    from: second,
    to: first,
    reason,
  } as const;
  const [one, two] = await Promise.all([here.accept(back), there.accept(back)]);
  const changes = await Promise.all([one, two].map(({ id }) => here.outcome(operator, id)));
  expect(changes.map((each) => each?.changed).sort()).toEqual([false, true]);
  const { id } = await here.accept({ ...back, from: first, to: second });
  expect(await here.outcome(operator, id)).toMatchObject({ from: first, to: second });
});

test('F8: a refusal is stored with its reasons', async () => {
  const part = await site.build('mf-a', 'first', { render: 'throw new Error("broken");' });
  await expect(site.publish(part)).rejects.toThrow('broken');
  const { id } = await here.accept(releaseOf('mf-a', part.entry.metadata.version));
  for (const server of [here, there])
    await expect(server.outcome(operator, id)).rejects.toMatchObject({
      code: 'refused',
      details: [{ message: expect.stringContaining('broken') }],
    });
});

test('F8: a caller without permission for a part is refused immediately and cannot see a change to the part', async () => {
  const version = await site.release('mf-a', 'first');
  const other = { ...operator, scope: { names: ['mf-b'], paths: ['/'], actions: ['release'] as const } };
  await expect(here.accept({ ...releaseOf('mf-a', version), actor: other })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(here.accept(releaseOf('mf-a', '9.9.9'))).rejects.toMatchObject({ code: 'notFound' });
  const { id } = await here.accept(releaseOf('mf-a', version));
  expect(await here.outcome(operator, id)).toMatchObject({ changed: false });
  await expect(here.outcome(other, id)).rejects.toMatchObject({ code: 'notFound' });
});
