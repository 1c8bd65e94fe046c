import type { RegistryEntry, RenderRequest } from '@title24/remote-kit/contract';
import { eq, sql } from 'drizzle-orm';
import { auditEntries } from '../../../features/audit/audit-entries.table.ts';
import { eventually } from '../../db/testing/eventually.ts';
import { RequestCounts } from '../../limits/request-counts.ts';
import { PublishedFiles } from '../registry/published-files.ts';
import { remoteReleases } from '../registry/remote-releases.table.ts';
import { ServiceSite } from '../registry/service/testing/service-site.ts';
import { ReleaseWatch, watchRule } from './release-watch.ts';
import { RendererProcesses } from './renderer-processes.ts';
import type { RestoredVersion } from './restore-version.ts';

jest.setTimeout(120_000);

/** Code of a render function that passes the trial but fails for URLs that contain 'visitor'. */
const failing = 'if (request.url.includes("visitor")) throw new Error("broken for visitors");';
const rendering = (text: string) => `return { head: '', top: '', bottom: '', main: '<p>${text}</p>' };`;

let alerts: RestoredVersion[];
const site = new ServiceSite(undefined, { alertStaff: async (restored) => void alerts.push(restored) });
beforeEach(async () => {
  alerts = [];
  await site.reset();
  await site.release('shell', 'shell');
});

test('a release whose pages fail is rolled back automatically', async () => {
  const from = await site.release('mf-a', 'one', { render: rendering('one') });
  const failed = await site.release('mf-a', 'two', { render: failing + rendering('two') });
  for (let each = 0; each < watchRule.faults; each += 1) await site.page(`/mf-a?visitor=${each}`);
  await eventually(async () => alerts.length > 0);
  const restored = {
    name: 'mf-a',
    from: failed,
    to: from,
    reason: expect.stringMatching(/^5 of 5 renderings failed within 10 minutes.*broken for visitors/s),
  };
  expect(alerts).toEqual([restored]);
  expect(await site.page('/mf-a?visitor=again')).toContain('<p>one</p>');
  const [entry] = await site.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'remotes.rollback'));
  expect(entry).toMatchObject({
    by: 'the watch over new releases',
    subject: 'part mf-a',
    before: { version: failed },
    after: { version: from, reason: restored.reason },
  });
});

/** Reports renderings to the watches of two servers and returns the rolled-back releases. */
async function rolledBack(
  entry: RegistryEntry,
  failed: number,
  good = 0,
): Promise<readonly RestoredVersion[]> {
  const restored: RestoredVersion[] = [];
  const counts = [new RequestCounts(site.db), new RequestCounts(site.db)];
  const watches = counts.map(
    (own) =>
      new ReleaseWatch({
        db: site.db,
        counts: own,
        files: new PublishedFiles(site.folder.dataDir),
        openPool: () => new RendererProcesses(),
        rollBack: async (each) => void restored.push(each),
        alertStaff: async () => undefined,
        log: { warn: () => undefined, error: () => undefined },
      }),
  );
  const request = { url: '/mf-a?visitor=1' } as RenderRequest;
  for (let each = 0; each < good; each += 1) watches[each % 2]?.note(entry, request, null);
  for (let each = 0; each < failed; each += 1) {
    watches[each < 3 ? 0 : 1]?.note(entry, request, 'broken');
    for (const own of counts) await own.exchange();
  }
  for (const watch of watches) await watch.close();
  return restored;
}

test.each([
  ['enough renderings fail', {}, 1],
  ['fewer renderings fail than the rule requires', { failed: watchRule.faults - 1 }, 0],
  ['most renderings succeed', { good: watchRule.faults / watchRule.share }, 0],
  ['the previous version fails too', { before: failing + rendering('one') }, 0],
  ['the previous version lacks the failed page', { paths: ['/mf-a/other'] }, 0],
  ['the minutes after the release are over', { age: watchRule.minutes + 1 }, 0],
])('if %s (%j), %d releases are rolled back', async (_, given, count) => {
  const { failed, good, before, paths, age } = {
    ...{ failed: watchRule.faults, good: 0, before: rendering('one'), paths: ['/mf-a'], age: 0 },
    ...given,
  };
  await site.release('mf-a', 'one', { render: before, paths });
  const { entry } = await site.build('mf-a', 'two', { render: failing + rendering('two') });
  await site.release('mf-a', 'two', { render: failing + rendering('two') });
  await site.db
    .update(remoteReleases)
    .set({ releasedAt: sql`now() - make_interval(mins => ${age})` })
    .where(eq(remoteReleases.version, entry.metadata.version));
  expect(await rolledBack(entry, failed, good)).toHaveLength(count);
});

test('a failing part without a previous version stays live', async () => {
  const { entry } = await site.build('mf-a', 'one');
  await site.release('mf-a', 'one');
  expect(await rolledBack(entry, watchRule.faults)).toEqual([]);
});
