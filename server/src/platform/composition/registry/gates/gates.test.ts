import { contractVersion } from '@title24/remote-kit/contract';
import { type TestEntry, testEntry } from '@title24/remote-kit/testing/entries';
import type { VersionBlobs } from '../version-files.ts';
import type { LiveParts } from './candidate.ts';
import { withReleased } from './live-parts.ts';
import { parcelProblems } from './parcel-gate.ts';
import { sizeBudget, sizeProblems } from './size-gate.ts';
import { ownershipProblems, routeProblems, versionProblems } from './version-gates.ts';

const integrity = `sha384-${'A'.repeat(64)}`;

const site = (given: Partial<LiveParts> = {}): LiveParts => ({
  shells: [testEntry('shell', { react: '19.3.1' })],
  remotes: [],
  ...given,
});
const messages = (found: readonly { message: string; remedy: string }[]) => {
  for (const { message, remedy } of found) {
    expect(message).toMatch(/\.$/);
    expect(remedy).toMatch(/^[A-Z].*\.$/);
  }
  return found.map(({ message }) => message);
};

const shell = (given: TestEntry = {}) => testEntry('shell', { react: '19.3.1', ...given });
const refused = (name: string, given: TestEntry, live: LiveParts) =>
  messages(versionProblems({ entry: name === 'shell' ? shell(given) : testEntry(name, given) }, live));

describe('contract', () => {
  test('a remote needs a contract that the live shell provides', () => {
    expect(refused('mf-a', {}, site())).toEqual([]);
    expect(refused('mf-a', { contract: 'newest' }, site())).toEqual(['newest is not a version range.']);
    expect(refused('mf-a', { contract: '^9.0.0' }, site())).toEqual([
      `mf-a needs contract ^9.0.0, and the shell 1.0.0, which is live, has contract ${contractVersion}.`,
    ]);
  });

  test('a remote must fit the live shell and the shell that a rollback restores', () => {
    const shells = [
      shell({ version: '2', provides: ['2.4.0', '3.0.0'] }),
      shell({ version: '1', provides: ['2.4.0'] }),
    ];
    const live = site({ shells });
    expect(refused('mf-a', { contract: '^2.4.0' }, live)).toEqual([]);
    expect(refused('mf-a', { contract: '^2.4.0 || ^3.0.0' }, live)).toEqual([]);
    expect(refused('mf-a', { contract: '^3.0.0' }, live)).toEqual([
      'mf-a needs contract ^3.0.0, and the shell 1, which a rollback would restore, has contract 2.4.0.',
    ]);
    const own = site({ shells, remotes: [testEntry('mf-a', { contract: '^2.4.0' })] });
    expect(refused('mf-a', { contract: '^3.0.0' }, own)).toEqual([]);
  });

  test('a shell with only a new major contract is refused with the names of the incompatible remotes', () => {
    const remotes = [
      testEntry('mf-a', { contract: '^2.0.0' }),
      testEntry('mf-b', { contract: '^2.1.0 || ^3.0.0' }),
      testEntry('mf-c', { contract: '~2.1.0' }),
    ];
    expect(refused('shell', { provides: ['3.0.0'] }, site({ remotes }))).toEqual([
      'This shell has contract 3.0.0, in which 2 of 3 live remotes do not run: mf-a 1.0.0 (contract ^2.0.0), mf-c 1.0.0 (contract ~2.1.0).',
    ]);
    // The new shell also provides contract 2.
    expect(refused('shell', { provides: ['2.1.5', '3.0.0'] }, site({ remotes }))).toEqual([]);
  });
});

test('a path with a parameter or a wildcard needs samples', () => {
  expect(messages(routeProblems({ entry: testEntry('mf-a', { routes: ['/a', '/a/:id', '/b/*'] }) }))).toEqual(
    [
      expect.stringMatching(/^mf-a declares \/a\/:id without samples/),
      expect.stringMatching(/^mf-a declares \/b\/\* without samples/),
    ],
  );
});

describe('React', () => {
  test('a remote must accept the shell’s React version', () => {
    const found = (react?: string) => refused('mf-a', react ? { react } : {}, site());
    expect(found()).toEqual([]);
    expect(found('^19.0.0')).toEqual([]);
    expect(found('^18.0.0')).toEqual([
      'mf-a needs React ^18.0.0, and the shell 1.0.0, which is live, has React 19.3.1.',
    ]);
    expect(found('latest')).toEqual(['latest is not a version range.']);
  });

  test('a shell must provide a React version that all live remotes accept', () => {
    const remotes = [
      testEntry('mf-a', { react: '^19.0.0' }),
      testEntry('mf-b'),
      testEntry('mf-c', { react: '^19.3.0 || ^20.0.0' }),
    ];
    expect(refused('shell', { react: '19.9.0' }, site({ remotes }))).toEqual([]);
    expect(refused('shell', { react: '20.0.0' }, site({ remotes }))).toEqual([
      'This shell has React 20.0.0, in which 1 of 3 live remotes do not run: mf-a 1.0.0 (React ^19.0.0).',
    ]);
    expect(refused('shell', { react: '20.0.0' }, site({ remotes: remotes.slice(1) }))).toEqual([]);
    expect(refused('shell', { react: '^19.0.0' }, site({ remotes }))).toEqual(['^19.0.0 is not a version.']);
  });
});

describe('ownership', () => {
  const live = site({ remotes: [testEntry('mf-content', { routes: ['/prices', '/help/*'] })] });

  test.each([
    ['/new', null],
    ['/prices', 'mf-a declares /prices, which belongs to mf-content.'],
    ['/help/a', 'mf-a declares /help/a, which belongs to mf-content.'],
    ['/*', 'mf-a declares /*, which belongs to mf-content.'],
  ])('the path %s belongs to at most one part', (path, problem) => {
    const found = messages(ownershipProblems({ entry: testEntry('mf-a', { routes: [path] }) }, live, null));
    expect(found).toEqual(problem ? [problem] : []);
  });

  test('a token covers its paths and all paths below them', () => {
    const found = (path: string, paths: string[]) =>
      ownershipProblems({ entry: testEntry('mf-a', { routes: [path] }) }, site(), { paths }).length;
    expect(['/a', '/a/b', '/a/*'].map((path) => found(path, ['/a']))).toEqual([0, 0, 0]);
    expect(['/ab', '/', '/*', '/b'].map((path) => found(path, ['/a']))).toEqual([1, 1, 1, 1]);
    expect(found('/anything/*', ['/'])).toBe(0);
    expect(found('/a', [])).toBe(1);
  });

  test('a remote must not declare the same parcel twice', () => {
    const found = (parcels: string[]) =>
      messages(ownershipProblems({ entry: testEntry('mf-a', { parcels }) }, site(), null));
    expect(found(['one', 'two'])).toEqual([]);
    expect(found(['one', 'one'])).toEqual(['The parcel one is declared twice.']);
  });
});

describe('parcels', () => {
  const user = testEntry('mf-b', { uses: { 'mf-a/card': ['id', 'onClose?'], 'mf-c/other': [] } });
  const found = (given: TestEntry) =>
    messages(parcelProblems({ entry: testEntry('mf-a', given) }, site({ remotes: [user] })));
  const offering = (...props: string[]) => found({ parcels: ['card'], parcelProps: { card: props } });

  test('a release must fit how live remotes use its parcels', () => {
    const refusal = 'mf-b 1.0.0, which is live, places the parcel card, and this version';
    expect(found({})).toEqual([`${refusal} does not offer it.`]);
    expect(offering('id')).toEqual([`${refusal} has no prop onClose.`]);
    expect(offering('id', 'onClose?', 'size')).toEqual([`${refusal} requires the prop size.`]);
    expect(offering('id', 'onClose')).toEqual([`${refusal} requires the prop onClose.`]);
  });

  test('a release may add optional props and require fewer props', () => {
    expect(offering('id', 'onClose?')).toEqual([]);
    expect(offering('id?', 'onClose?', 'size?')).toEqual([]);
    // Without declared props, only parcel names are compared.
    expect(found({ parcels: ['card'] })).toEqual([]);
  });
});

describe('size', () => {
  const blobs = (sizes: Readonly<Record<string, number>>): VersionBlobs =>
    Object.fromEntries(Object.entries(sizes).map(([file, bytes]) => [file, { integrity, bytes }]));
  const candidate = testEntry('mf-a', { scripts: ['/assets/mf-a/first.js'] });
  const { firstScreen, file, renderBundle } = sizeBudget;

  test('the first screen is limited in size, counting compressed copies where there are any', () => {
    const of = (sizes: Readonly<Record<string, number>>) =>
      messages(sizeProblems({ entry: candidate, blobs: blobs(sizes) }));
    expect(of({ 'browser/1/remoteEntry.js': 1000, 'browser/first.js': firstScreen - 1000 })).toEqual([]);
    expect(of({ 'browser/1/remoteEntry.js': 1001, 'browser/first.js': firstScreen - 1000 })).toEqual([
      'The scripts and styles of the largest first screen take 600 KB, and the limit is 600 KB.',
    ]);
    expect(of({ 'browser/first.js': 6 * 1024 ** 2, 'browser/first.js.br': 100_000 })).toEqual([]);
    expect(of({ 'browser/later.js': 6 * 1024 ** 2 })).toEqual([]);
  });

  test('a remote’s descriptor and what it adds to each document are limited in size', () => {
    const of = (given: TestEntry) => messages(sizeProblems({ entry: testEntry('mf-a', given), blobs: {} }));
    const paths = Array.from({ length: 100 }, (_, index) => `/a/page-${index}`);
    expect(of({ routes: paths.slice(0, 50) })).toEqual([]);
    expect(of({ routes: paths })).toEqual([
      expect.stringMatching(
        /^What it adds to each document of the site takes 2\.\d KB, and the limit is 2 KB\.$/,
      ),
    ]);
    const scripts = Array.from({ length: 300 }, (_, index) => `/assets/mf-a/${'x'.repeat(250)}${index}.js`);
    expect(of({ scripts })).toEqual([
      expect.stringMatching(/^The descriptor takes \d\d KB, and the limit is 64 KB\.$/),
    ]);
  });

  test('each file and the render bundle are limited in size', () => {
    const found = messages(
      sizeProblems({
        entry: candidate,
        blobs: blobs({ 'browser/film.webp': file + 1, 'render/render.cjs': renderBundle + 1 }),
      }),
    );
    expect(found).toEqual([
      expect.stringMatching(/^browser\/film\.webp takes/),
      expect.stringMatching(/^render\/render\.cjs takes/),
    ]);
  });
});

test('a part must fit the parts that are released with it, not their live versions', () => {
  const live = site({ remotes: [testEntry('mf-a', { react: '^18.0.0' }), testEntry('mf-b')] });
  const next = shell({ react: '20.0.0' });
  const remote = testEntry('mf-a', { react: '^20.0.0' });
  for (const candidate of [next, remote]) {
    expect(versionProblems({ entry: candidate }, live)).toHaveLength(1);
    expect(versionProblems({ entry: candidate }, withReleased(live, [next, remote]))).toEqual([]);
  }
  expect(
    withReleased(live, [remote])
      .remotes.map(({ name }) => name)
      .sort(),
  ).toEqual(['mf-a', 'mf-b']);
});
