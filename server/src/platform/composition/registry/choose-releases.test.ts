import type { RegistryEntry } from '@title24/remote-kit/contract';
import { type CheckedRelease, chooseReleases } from './choose-releases.ts';
import type { Release } from './releases.ts';

interface GivenRelease {
  readonly name: string;
  /** Its declared paths; null if its descriptor cannot be read. */
  readonly paths: readonly string[] | null;
  readonly statics?: readonly string[];
  /** Why it cannot serve, regardless of other parts. */
  readonly problem?: string;
}

/** Releases, oldest first, each of a new version: 1, 2, 3 … */
async function choose(given: readonly GivenRelease[]) {
  const all = given.map((release, index) => ({ ...release, id: index + 1, version: String(index + 1) }));
  const releases = new Map<string, Release[]>();
  for (const { id, name, version } of [...all].reverse())
    releases.set(name, [...(releases.get(name) ?? []), { id, name, version }]);
  const entryOf = ({ id }: Release): RegistryEntry | null => {
    const { paths, statics = [] } = all[id - 1] as GivenRelease;
    const routes = paths?.map((path) => ({ path, title: 't', heading: 'h', description: 'd' }));
    const files = Object.fromEntries(statics.map((path) => [path, '/assets/x.pdf']));
    return routes ? ({ extras: { routes, statics: files } } as unknown as RegistryEntry) : null;
  };
  const { serving, skipped } = await chooseReleases({
    releases,
    check: async (release): Promise<CheckedRelease> => {
      const entry = entryOf(release);
      const { problem = 'unreadable' } = all[release.id - 1] as GivenRelease;
      return entry && problem === 'unreadable' ? { entry } : { problem, isLocal: true };
    },
    declared: async (release) => entryOf(release),
  });
  return {
    serving: Object.fromEntries(serving.map(({ release }) => [release.name, release.id])),
    skipped: skipped.map(({ name, version, problem }) => `${name} ${version}: ${problem}`),
  };
}

const bad = 'x.js is missing';

test('the newest release of each part that can serve', async () => {
  expect(
    await choose([
      { name: 'a', paths: ['/a'] },
      { name: 'b', paths: ['/b'] },
      { name: 'a', paths: ['/a'] },
      { name: 'b', paths: ['/b'], problem: bad },
      { name: 'b', paths: ['/b'], problem: bad },
    ]),
  ).toEqual({ serving: { a: 3, b: 2 }, skipped: [`b 5: ${bad}`, `b 4: ${bad}`] });
});

test('only a part without a release that can serve is left out', async () => {
  expect(
    await choose([
      { name: 'a', paths: ['/a'] },
      { name: 'b', paths: null },
    ]),
  ).toEqual({ serving: { a: 1 }, skipped: ['b 2: unreadable'] });
});

test.each([
  ['the same path', ['/prices']],
  ['a pattern over it', ['/*']],
])('a part that declares %s second does not get it', async (_, paths) => {
  expect(
    await choose([
      { name: 'mf-content', paths: ['/services', '/prices'] },
      { name: 'aaa', paths },
      { name: 'mf-content', paths: ['/services', '/prices'] },
    ]),
  ).toMatchObject({
    serving: { 'mf-content': 3 },
    skipped: [expect.stringMatching(/^aaa 2: .*mf-content$/)],
  });
});

test('the second part falls back to its previous release, which declared no path of another part', async () => {
  expect(
    await choose([
      { name: 'mf-content', paths: ['/prices'] },
      { name: 'b', paths: ['/b'] },
      { name: 'b', paths: ['/b', '/prices/old', '/prices'] },
    ]),
  ).toMatchObject({ serving: { 'mf-content': 1, b: 2 } });
});

test('a file at a fixed path also belongs to one part only', async () => {
  expect(
    await choose([
      { name: 'a', paths: [], statics: ['/static/x.pdf'] },
      { name: 'b', paths: ['/b'], statics: ['/static/x.pdf'] },
    ]),
  ).toEqual({ serving: { a: 1 }, skipped: ['b 2: It declares /static/x.pdf, which belongs to a'] });
});

test('a path that was handed over stays with its new part, even while the first part serves an older release', async () => {
  expect(
    await choose([
      { name: 'a', paths: ['/a', '/prices'] },
      { name: 'a', paths: ['/a'] },
      { name: 'b', paths: ['/prices'] },
      { name: 'a', paths: ['/a'], problem: bad },
      { name: 'a', paths: ['/a'], problem: bad },
    ]),
  ).toMatchObject({ serving: { a: 2, b: 3 } });
  expect(
    await choose([
      { name: 'a', paths: ['/a', '/prices'] },
      { name: 'b', paths: ['/prices'] },
      { name: 'a', paths: ['/a'], problem: bad },
    ]),
  ).toMatchObject({ serving: { b: 2 } });
});

test('a path stays with its owner while the owner’s newest release is damaged', async () => {
  expect(
    await choose([
      { name: 'a', paths: ['/prices'] },
      { name: 'b', paths: ['/prices'] },
      { name: 'a', paths: ['/prices'], problem: bad },
    ]),
  ).toMatchObject({ serving: { a: 1 } });
});
