import type { RegistryEntry } from '@title24/remote-kit/contract';
import { type CheckedRelease, chooseReleases } from './choose-releases.ts';
import type { Release } from './releases.ts';

interface GivenRelease {
  readonly name: string;
  /** Paths that the release declares; null for an unreadable descriptor. */
  readonly paths: readonly string[] | null;
  readonly statics?: readonly string[];
  /** Why the release cannot be served, regardless of other parts. */
  readonly problem?: string;
  /** Contract and React versions; the contract range '^2.3.0' by default. */
  readonly versions?: Partial<RegistryEntry['extras']>;
}

/** Chooses among the given releases, which are listed from oldest to newest. Their versions are 1, 2, 3 … */
async function choose(given: readonly GivenRelease[]) {
  const all = given.map((release, index) => ({ ...release, id: index + 1, version: String(index + 1) }));
  const releases = Map.groupBy<string, Release>([...all].reverse(), ({ name }) => name);
  const entryOf = ({ id }: Release): RegistryEntry | null => {
    const { name, paths, statics = [], versions } = all[id - 1] as GivenRelease;
    const routes = paths?.map((path) => ({ path, title: 't', heading: 'h', description: 'd' }));
    const files = Object.fromEntries(statics.map((path) => [path, '/assets/x.pdf']));
    const extras = { routes, statics: files, contract: '^2.3.0', provides: ['2.3.0'], ...versions };
    return routes ? ({ name, metadata: { version: String(id) }, extras } as unknown as RegistryEntry) : null;
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

test('chooses each part’s newest release that can be served', async () => {
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

test('leaves out only a part without a release that can be served', async () => {
  expect(
    await choose([
      { name: 'a', paths: ['/a'] },
      { name: 'b', paths: null },
    ]),
  ).toEqual({ serving: { a: 1 }, skipped: ['b 2: unreadable'] });
});

test.each([
  ['a path that another part declared before', ['/prices']],
  ['a pattern that matches a path that another part declared before', ['/*']],
])('a part that declares %s is skipped', async (_, paths) => {
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

test('if two parts declare the same path, the second falls back to its previous release', async () => {
  expect(
    await choose([
      { name: 'mf-content', paths: ['/prices'] },
      { name: 'b', paths: ['/b'] },
      { name: 'b', paths: ['/b', '/prices/old', '/prices'] },
    ]),
  ).toMatchObject({ serving: { 'mf-content': 1, b: 2 } });
});

test('if two parts declare a file at the same fixed path, the second is skipped', async () => {
  expect(
    await choose([
      { name: 'a', paths: [], statics: ['/static/x.pdf'] },
      { name: 'b', paths: ['/b'], statics: ['/static/x.pdf'] },
    ]),
  ).toEqual({ serving: { a: 1 }, skipped: ['b 2: It declares /static/x.pdf, which belongs to a'] });
});

test('a path that moved to another part stays there, although an older release of its first part declares it', async () => {
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

describe('a shell with a new major version of the contract or of React', () => {
  const react = (range: string) => ({ versions: { react: range } });
  const shell = (version: string) => ({ name: 'shell', paths: [], ...react(version) });

  test('runs remotes that need the old or the new contract version', async () => {
    const contract = (range: string) => ({ versions: { contract: range } });
    expect(
      await choose([
        { name: 'shell', paths: [], versions: { provides: ['2.3.0', '3.0.0'] } },
        { name: 'a', paths: ['/a'], ...contract('^2.3.0') },
        { name: 'b', paths: ['/b'], ...contract('^3.0.0') },
      ]),
    ).toEqual({ serving: { shell: 1, a: 2, b: 3 }, skipped: [] });
  });

  test('is not served while a remote has no release that supports it', async () => {
    const problem = 'a 2 needs React ^19.3.0, and the shell 3 has React 20.0.0';
    expect(
      await choose([shell('19.3.1'), { name: 'a', paths: ['/a'], ...react('^19.3.0') }, shell('20.0.0')]),
    ).toEqual({ serving: { shell: 1, a: 2 }, skipped: [`shell 3: ${problem}`] });
  });
});
