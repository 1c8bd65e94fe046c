import { type DatedRelease, versionsToKeep } from './versions-to-keep.ts';

const now = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const release = (
  id: number,
  releasedDaysAgo: number,
  withdrawnDaysAgo: number | null = null,
): DatedRelease => ({
  id,
  version: String(id),
  releasedAt: daysAgo(releasedDaysAgo),
  withdrawnAt: withdrawnDaysAgo === null ? null : daysAgo(withdrawnDaysAgo),
});
function kept(releases: readonly DatedRelease[], publishedDaysAgo = 400): string[] {
  const versions = [...new Set(releases.map(({ version }) => version))].map((version) => ({
    version,
    publishedAt: daysAgo(publishedDaysAgo),
  }));
  return [...versionsToKeep(versions, releases, { now, days: 30 })]
    .map(Number)
    .sort((a, b) => a - b)
    .map(String);
}

test('the last five releases are kept at any age', () => {
  expect(kept([1, 2, 3, 4, 5, 6, 7].map((id) => release(id, 300 - id)))).toEqual(['3', '4', '5', '6', '7']);
});

test('the last five releases that were not withdrawn are kept in addition to the last five releases', () => {
  const standing = [1, 2, 3, 4, 5, 6].map((id) => release(id, 300 - id));
  const withdrawn = [7, 8, 9, 10, 11, 12].map((id) => release(id, 300 - id, 200));
  expect(kept([...standing, ...withdrawn])).toEqual(['2', '3', '4', '5', '6', '8', '9', '10', '11', '12']);
});

test('versions that were live in the last thirty days are kept', () => {
  const many = Array.from({ length: 40 }, (_, index) => release(index + 1, 40 - index));
  // Release 11 replaced release 10 exactly 30 days ago.
  expect(kept(many)).toEqual(many.slice(9).map(({ version }) => version));
});

test('a release that became live again is kept together with the withdrawn later release', () => {
  const releases = [
    release(1, 300),
    release(2, 200, 20),
    ...[3, 4, 5, 6, 7, 8].map((id) => release(id, 20 - id)),
  ];
  expect(kept(releases)).toContain('1');
  expect(kept(releases)).toContain('2');
});

test('a version that was never released is kept for thirty days', () => {
  const versions = [
    { version: 'new', publishedAt: daysAgo(29) },
    { version: 'old', publishedAt: daysAgo(31) },
  ];
  expect([...versionsToKeep(versions, [], { now, days: 30 })]).toEqual(['new']);
});

test('repeated releases of a version count separately', () => {
  const same = Array.from({ length: 9 }, (_, index) => ({
    ...release(index + 2, 100 - index),
    version: 'same',
  }));
  expect([...versionsToKeep([], [release(1, 200), ...same], { now, days: 30 })]).toEqual(['same']);
});
