import { partFaultsPath } from '@title24/remote-kit/contract';
import { eq, sql } from 'drizzle-orm';
import { auditEntries } from '../../../features/audit/audit-entries.table.ts';
import { systemClock, useClock } from '../../clock/clock.ts';
import { eventually } from '../../db/testing/eventually.ts';
import { RequestCounts } from '../../limits/request-counts.ts';
import { remoteReleases } from '../registry/remote-releases.table.ts';
import { ServiceSite } from '../registry/service/testing/service-site.ts';
import { BrowserWatch, browserRule, browserWatcher } from './browser-watch.ts';
import type { RestoredVersion } from './restore-version.ts';

jest.setTimeout(120_000);

const minutesAgo = (minutes: number) => ({ now: () => new Date(Date.now() - 60_000 * minutes) });

let alerts: RestoredVersion[];
beforeAll(() => useClock(minutesAgo(3 * browserRule.minutes)));
const site = new ServiceSite(undefined, { alertStaff: async (restored) => void alerts.push(restored) });
beforeAll(() => useClock(systemClock));
beforeEach(async () => {
  alerts = [];
  await site.reset();
  await site.release('shell', 'shell');
});
afterEach(() => useClock(systemClock));

interface Fault {
  readonly name: string;
  readonly url: string;
}

async function liveFault(): Promise<Fault> {
  const { microFrontends } = (await site.app.inject('/registry.json')).json();
  return { name: 'mf-a', url: microFrontends['mf-a'][0].url };
}

const report = async (client: number, payload: object, headers: Record<string, string> = {}) =>
  (
    await site.app.inject({
      method: 'POST',
      url: partFaultsPath,
      remoteAddress: `192.0.2.${client}`,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      payload,
    })
  ).statusCode;

test('a release that fails in many browsers is rolled back automatically', async () => {
  const from = await site.release('mf-a', 'one');
  const failed = await site.release('mf-a', 'two');
  const fault = await liveFault();
  // Repeated reports from a client and reports about other versions do not count.
  for (let each = 0; each < 15; each += 1) expect(await report(1, fault)).toBe(204);
  for (let client = 2; client < 40; client += 1) await report(client, { ...fault, url: '/assets/old.js' });
  for (let client = 2; client < browserRule.clients; client += 1) await report(client, fault);
  // Reports beyond a client's limit do not count either.
  for (let each = 0; each < 20; each += 1) await report(100, { ...fault, name: 'mf-b' });
  expect(await report(100, fault)).toBe(204);
  expect(alerts).toEqual([]);
  await report(browserRule.clients, fault);
  await eventually(async () => alerts.length > 0);
  const reason = expect.stringMatching(/^it failed in the browsers of 10 clients within 10 minutes/);
  expect(alerts).toEqual([{ name: 'mf-a', from: failed, to: from, reason }]);
  expect(await site.page('/mf-a')).toContain('<p>one</p>');
  const [entry] = await site.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'remotes.rollback'));
  expect(entry).toMatchObject({ by: browserWatcher.accountName, after: { version: from, reason } });
});

test('F15: a canary’s failures do not count against the release that promotes it', async () => {
  await site.release('mf-a', 'one');
  const part = await site.build('mf-a', 'three');
  const note = jest.spyOn(BrowserWatch.prototype, 'note');
  const fault = { name: 'mf-a', url: part.entry.url };
  await site.publish(part, site.token, 50);
  await report(201, fault);
  expect(note).not.toHaveBeenCalled();
  await site.publish(part);
  await report(201, fault);
  expect(note).toHaveBeenCalledTimes(1);
  note.mockRestore();
});

test('a report that is malformed or from another site is refused', async () => {
  await site.release('mf-a', 'one');
  const fault = await liveFault();
  expect(await report(200, fault, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  for (const other of [
    {},
    [],
    { ...fault, message: 'x' },
    { name: 1, url: 2 },
    { ...fault, url: 'x'.repeat(600) },
  ])
    expect(await report(200, other)).toBe(400);
});

const many = browserRule.clients;

test.each([
  ['a release fails for enough clients', {}, 1],
  ['a release fails for fewer clients', { failed: many - 1 }, 0],
  [
    'the previous version failed for more than a third as many clients',
    { usual: Math.ceil(many / browserRule.times) },
    0,
  ],
  ['the minutes after the release are over', { age: browserRule.minutes + 1 }, 0],
  ['the server did not watch the previous version', { watched: browserRule.minutes - 1 }, 0],
  ['the part was rolled back within the last day', { restored: 1 }, 0],
  ['the part was rolled back longer ago', { restored: browserRule.hours + 1 }, 1],
])('with two servers, if %s (%j), %d releases are rolled back', async (_, given, count) => {
  const { failed, usual, age, watched, restored } = {
    ...{ failed: many, usual: 0, age: 0, watched: 3 * browserRule.minutes, restored: 0 },
    ...given,
  };
  const rolledBack: RestoredVersion[] = [];
  useClock(minutesAgo(watched));
  const open = () =>
    new BrowserWatch({
      db: site.db,
      counts: new RequestCounts(site.db),
      rollBack: async (each) => void rolledBack.push(each),
      alertStaff: async () => undefined,
      log: { warn: () => undefined, error: () => undefined },
    });
  const [first, second] = [open(), open()];
  useClock(systemClock);
  if (restored > 0) {
    const version = await site.release('mf-a', 'zero');
    await site.db
      .update(remoteReleases)
      .set({
        withdrawnBy: browserWatcher.accountName,
        withdrawnAt: sql`now() - make_interval(hours => ${restored})`,
      })
      .where(eq(remoteReleases.version, version));
  }
  const before = await site.build('mf-a', 'one');
  await site.publish(before);
  for (let client = 0; client < usual; client += 1) first.note(before.entry, `${client}`);
  const { entry } = await site.build('mf-a', 'two');
  await site.release('mf-a', 'two');
  await site.db
    .update(remoteReleases)
    .set({ releasedAt: sql`now() - make_interval(mins => ${age})` })
    .where(eq(remoteReleases.version, entry.metadata.version));
  for (let client = 0; client < 5; client += 1) first.note(entry, `${client}`);
  await first.close();
  // The client that failed on both servers counts once.
  for (let client = 4; client < failed; client += 1) second.note(entry, `${client}`);
  await second.close();
  expect(rolledBack).toHaveLength(count);
});
