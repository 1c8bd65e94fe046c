import { partFaultsPath } from '@title24/remote-kit/contract';
import { sendByHttp } from '@title24/remote-kit/registry';
import { canaryLimits } from '@title24/shared-domain';
import { desc, eq } from 'drizzle-orm';
import type { FastifyRequest, LightMyRequestResponse } from 'fastify';
import { auditEntries } from '../../../features/audit/audit-entries.table.ts';
import { siteClock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { eventually } from '../../db/testing/eventually.ts';
import type { EndedCanary } from '../registry/canary/canary-records.ts';
import { assignVisitor, newVisitorBits } from '../registry/canary/canary-rule.ts';
import { canaryVisitors, remoteCanaries } from '../registry/canary/remote-canaries.table.ts';
import { publishBuild } from '../registry/publish-builds.ts';
import { byStartAlways } from '../registry/publish-terms.ts';
import { reason, ServiceSite, source } from '../registry/service/testing/service-site.ts';
import { Canaries, canaryWatcher } from './canaries.ts';

jest.setTimeout(120_000);

const page = '/mf-a';
let mails: EndedCanary[];
const reportCanary = async (ended: EndedCanary) => void mails.push(ended);
const site = new ServiceSite(undefined, { pageCacheSeconds: 30, reportCanary });
let clients = 0;

beforeEach(async () => {
  mails = [];
  await site.reset();
  await site.release('shell', 'shell');
  await site.release('mf-b', 'beside');
});
afterEach(() => jest.restoreAllMocks());

type Options = ConstructorParameters<typeof Canaries>[0];

interface Canary {
  readonly id: number;
  readonly version: string;
  readonly percent: number;
  readonly url: string;
}

/** Publishes a version and releases it to a percentage of visitors. */
async function start(text: string, percent: number): Promise<Canary> {
  const part = await site.build('mf-a', text);
  const { entry } = part;
  const { version } = entry.metadata;
  expect(await site.publish(part, site.token, percent)).toMatchObject({ to: version, changed: true });
  const [row] = await site.db.select().from(remoteCanaries).orderBy(desc(remoteCanaries.id)).limit(1);
  return { id: row?.id ?? 0, version, percent, url: entry.url };
}

/** Returns the cookie of a new visitor, who gets the canary if `isOnCanary` is true, and otherwise the live version. */
function visitorOf(canary: Canary, isOnCanary: boolean): string {
  for (;;) {
    const bits = newVisitorBits();
    if (assignVisitor(canary, bits).isOnCanary === isOnCanary) return `title24_canary=${bits}`;
  }
}

const open = (url: string, cookie?: string, remoteAddress = '127.0.0.1'): Promise<LightMyRequestResponse> =>
  site.app.inject({ url, remoteAddress, headers: { accept: 'text/html', ...(cookie && { cookie }) } });

/** Opens the page and waits until the visit is counted. */
async function visit(canary: Canary, isOnCanary: boolean, address?: string): Promise<string> {
  const before = await site.db.$count(canaryVisitors);
  const cookie = visitorOf(canary, isOnCanary);
  await open(page, cookie, address);
  await eventually(async () => (await site.db.$count(canaryVisitors)) > before);
  return cookie;
}

/** Sends a browser's report that mf-a failed. */
const report = (url: string, cookie: string, client = ++clients) =>
  site.app.inject({
    method: 'POST',
    url: partFaultsPath,
    remoteAddress: `192.0.${client >> 8}.${client & 255}`,
    headers: { 'sec-fetch-site': 'same-origin', cookie },
    payload: { name: 'mf-a', url },
  });

const history = async () => (await site.call('GET', '/remotes/mf-a/history')).json();

test('F15: a canary is shown only to its share of visitors', async () => {
  await site.release('mf-a', 'live');
  const before = await open(page);
  expect(before.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=30/);
  expect(before.headers['set-cookie']).toBeUndefined();
  const canary = await start('next', 50);

  const first = await open(page);
  expect(first.body).toBe(before.body);
  expect(first.headers['set-cookie']).toMatch(
    /^title24_canary=[\w-]{11}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(first.headers['cache-control']).toBe('private, no-cache');

  const [own, other] = [visitorOf(canary, true), visitorOf(canary, false)];
  const shown = await open(page, own);
  expect(shown.body).toContain('<p>next</p>');
  expect(shown.body).toContain(canary.url);
  expect(shown.headers['cache-control']).toBe('private, no-cache');
  expect((await open('/mf-b', own)).body).toContain(canary.url);
  expect((await open(page, other)).body).toBe(before.body);

  const urlFor = async (cookie?: string) =>
    (await open('/registry.json', cookie)).json().microFrontends['mf-a'][0].url;
  expect(await urlFor(own)).toBe(canary.url);
  expect(await urlFor(other)).not.toBe(canary.url);
  expect(await urlFor()).not.toBe(canary.url);

  const ended = await site.call('POST', '/remotes/mf-a/rollback', { reason: 'Too slow' });
  expect(ended.json()).toMatchObject({ from: canary.version, changed: true });
  const after = await open(page, own);
  expect(after.body).toBe(before.body);
  expect((await open(page)).headers['cache-control']).toMatch(/s-maxage=30/);
  expect(mails).toEqual([
    expect.objectContaining({ version: canary.version, outcome: 'withdrawn', reason: 'Too slow' }),
  ]);
});

test('F15: repeated rollbacks of a canary do not roll back the live version', async () => {
  const live = await site.release('mf-a', 'one');
  const next = await site.release('mf-a', 'two');
  const canary = await start('three', 5);
  const rollBack = () => site.call('POST', '/remotes/mf-a/rollback', { reason: 'Too slow' });
  const both = await Promise.all([rollBack(), rollBack()]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await rollBack()).json().detail).toBe(
    `${canary.version} of mf-a was rolled back a moment ago, and ${next} is live.`,
  );
  expect(await site.page(page)).toContain('<p>two</p>');
  const named = await site.call('POST', '/remotes/mf-a/rollback', { from: next, reason: 'Slow, too' });
  expect(named.json()).toMatchObject({ from: next, to: live });
});

test('F15: at most 100 visitors per IP address are counted, visitors from other addresses are still counted, and invalid cookies are replaced', async () => {
  await site.release('mf-a', 'live');
  const canary = await start('next', 5);
  const cookies = Array.from({ length: 105 }, () => visitorOf(canary, false));
  for (const cookie of cookies) await open(page, cookie);
  await eventually(async () => (await site.db.$count(canaryVisitors)) === 100);
  await visit(canary, false, '192.0.2.250');
  expect(await site.db.$count(canaryVisitors)).toBe(101);
  await open(page, cookies.at(-1), '192.0.2.250');
  await eventually(async () => (await site.db.$count(canaryVisitors)) === 102);
  for (const bits of ['', 'x'.repeat(4_000), "1' or 1=1--", '%00%00%00%00%00%00%00%00%00%00%00'])
    expect((await open(page, `title24_canary=${bits}`)).headers['set-cookie']).toMatch(/^title24_canary=/);
});

test('F15: visitors get the live versions while the list of canaries cannot be read', async () => {
  const db = {
    select() {
      throw new Error('away');
    },
  } as unknown as Database;
  const canaries = new Canaries({ db, registry: { current: async () => ({}) } } as unknown as Options);
  expect(await canaries.of({} as FastifyRequest)).toBeNull();
  expect(await canaries.entries()).toEqual([]);
});

test('F15: a canary is withdrawn if it fails more often than the live version', async () => {
  const live = await site.release('mf-a', 'live');
  const canary = await start('bad', 5);
  const [one, two] = [await visit(canary, true), await visit(canary, true)];
  const other = await visit(canary, false);
  for (let each = 0; each < 5; each += 1) await report(canary.url, one);
  // Reports about the canary do not count if the visitor gets the live version or has loaded no page.
  await report(canary.url, other);
  await report(canary.url, visitorOf(canary, true));
  for (const cookie of [two, await visit(canary, true), await visit(canary, true)])
    await report(canary.url, cookie, 60_000);
  await eventually(async () => (await history()).canaries[0].progress.failed === 2);
  const { progress } = (await history()).canaries[0];
  expect(progress).toMatchObject({ visitors: 4, failed: 2, controlVisitors: 1, controlFailed: 0 });
  expect((await open(page, one)).body).toContain('<p>bad</p>');

  const three = await visit(canary, true);
  await report(canary.url, three);
  const [ended] = await eventually(async () => (mails.length > 0 ? mails : null));
  const why = expect.stringMatching(/had failed for 3 of 5 visitors, and 1\.0\.0\+\w+ for 0 of 1$/);
  expect(ended).toMatchObject({ version: canary.version, outcome: 'withdrawn', reason: why });
  expect((await open(page, three)).body).toContain('<p>live</p>');
  expect((await history()).canaries).toMatchObject([
    { outcome: 'withdrawn', endedReason: why, progress: null },
  ]);
  const [act] = await site.db.select().from(auditEntries).where(eq(auditEntries.action, 'remotes.rollback'));
  expect(act).toMatchObject({ by: canaryWatcher.accountName, after: { version: live, reason: why } });
});

test('F15: a canary is promoted at its time limit if it fails no more often than the live version', async () => {
  await site.release('mf-a', 'live');
  const first = await start('first', 10);
  const canary = await start('second', 10);
  const { db, folder, workspace } = site;
  const dirs = { dataDir: folder.dataDir, workspace: workspace.dataDir };
  const restart = { db, ...dirs, mode: 'production', terms: byStartAlways } as const;
  expect(await publishBuild('mf-a', restart)).toMatchObject({ version: canary.version, outcome: 'kept' });
  await visit(canary, true);
  expect((await history()).canaries).toMatchObject([
    { version: canary.version, outcome: null, progress: { visitors: 1, isSlow: false } },
    { version: first.version, outcome: 'replaced', endedReason: reason },
  ]);
  const later = new Date(Date.now() + (canaryLimits.hours * 60 + 1) * 60_000);
  jest.spyOn(siteClock, 'now').mockImplementation(() => later);
  // Reads without a token, because the test's token has expired by then.
  const historyLater = () => site.app.registryService.history('mf-a');
  expect((await historyLater()).canaries[0]?.progress?.isSlow).toBe(true);
  await site.app.jobs.runNow('canaries');
  await eventually(() => mails.length === 2);
  expect(mails[1]).toMatchObject({ version: canary.version, outcome: 'promoted' });
  expect((await open(page)).body).toContain('<p>second</p>');
  const { releases, canaries } = await historyLater();
  expect(releases[0]).toMatchObject({ version: canary.version, reason: canaries[0]?.endedReason });
});

test('F15: a canary requires release permission and a live version of the remote', async () => {
  const part = await site.build('mf-a', 'next');
  await sendByHttp({ url: site.url, token: site.token }, part, source);
  const { version } = part.entry.metadata;
  const ask = (by: string, percent = 5) =>
    site.call('POST', '/remotes/mf-a/releases', { version, reason: 'Try it', percent }, by);
  expect((await ask(site.token)).json().detail).toBe(
    'mf-a has no live version with which a canary could be compared.',
  );
  const { secret } = await site.newToken({ actions: ['publish'] });
  expect((await ask(secret)).statusCode).toBe(403);
  expect((await ask(site.token, 60)).statusCode).toBe(400);
});
