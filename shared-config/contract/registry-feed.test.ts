import { assetUrlsOf, parseRegistryEntry, type RegistryEntry } from './registry-feed.ts';

const good = {
  name: 'mf-wizard',
  url: '/assets/mf-wizard/remoteEntry.0123456789abcdef.js',
  metadata: { version: '1.0.0+abc', integrity: `sha384-${'A'.repeat(64)}` },
  extras: {
    kind: 'remote',
    contract: '^1.0.0',
    container: 'mf_wizard',
    routes: [{ path: '/compliance-wizard', title: 'T', heading: 'H', description: 'D' }],
    statics: { '/static/pdf/sheet.pdf': '/assets/mf-wizard/sheet.abc.pdf' },
    styles: ['/assets/mf-wizard/lifecycles.css'],
    scripts: [],
  },
};

/** Returns `good` with file URLs that point to another part's folder. */
const inFolder = (name: string) => JSON.parse(JSON.stringify(good).replaceAll('/mf-wizard/', `/${name}/`));

const withExtras = (change: object) => ({ ...good, extras: { ...good.extras, ...change } });
const withRoute = (change: object) => withExtras({ routes: [{ ...good.extras.routes[0], ...change }] });

test('the shell is a valid host', () => {
  const shell = { ...inFolder('shell'), name: 'shell' };
  const extras = { ...shell.extras, kind: 'host', container: 'shell' };
  expect(parseRegistryEntry({ ...shell, extras })).toHaveProperty('entry');
});

test('an invalid descriptor is reported in one line', () => {
  expect(parseRegistryEntry({ ...good, url: 1, name: 2 })).toEqual({
    problem: expect.not.stringContaining('\n'),
  });
});

test('assetUrlsOf returns the URLs of a descriptor’s files, including those of its routes', () => {
  const entry = withRoute({ headerImage: '/a.svg', scripts: ['/b.js'], styles: ['/c.css'] });
  expect(assetUrlsOf(entry as unknown as RegistryEntry)).toEqual([
    good.url,
    '/assets/mf-wizard/lifecycles.css',
    '/assets/mf-wizard/sheet.abc.pdf',
    '/a.svg',
    '/b.js',
    '/c.css',
  ]);
});

test('a valid descriptor is accepted unchanged', () => {
  expect(parseRegistryEntry(good)).toEqual({ entry: good });
});

test.each(['app', 'workspace'] as const)('a route may have the frame %s', (frame) => {
  const entry = withRoute({ frame });
  expect(parseRegistryEntry(entry)).toEqual({ entry });
});

const bad: [string, unknown][] = [
  ['null', null],
  ['a string', 'mf-wizard'],
  ['a descriptor without routes', withExtras({ routes: undefined })],
  ['code from another site', { ...good, url: 'https://evil.example/remoteEntry.js' }],
  ['a protocol-relative URL', { ...good, url: '//evil.example/assets/x.js' }],
  ['a style URL that would close its attribute', withExtras({ styles: ['/assets/x.css" onload="'] })],
  ['a route whose path is a script URL', withRoute({ path: 'javascript:alert(1)' })],
  ['a fixed path outside of /static/', withExtras({ statics: { '/services': good.url } })],
  ['20,000 aliases', withRoute({ aliases: Array.from({ length: 20_000 }, (_, index) => `/a/${index}`) })],
  ['a title of 1 MB', withRoute({ title: 'T'.repeat(1024 ** 2) })],
  ['a path of 300 characters', withRoute({ path: `/${'a'.repeat(300)}` })],
  [
    'params of 2,000 characters',
    withRoute({ data: [{ service: 's', method: 'm', params: { text: 'x'.repeat(2_000) } }] }),
  ],
  ['a fixed path that leaves its folder', withExtras({ statics: { '/static/new/../../login': good.url } })],
  ["another remote's container", withExtras({ container: 'mf_estimator' })],
  ['a container with the name of a function', withExtras({ container: 'fetch' })],
  ['a container name with code in it', withExtras({ container: 'a-b;alert(1)' })],
  ["code in another part's folder", { ...good, url: '/assets/mf-content/remoteEntry.0123456789abcdef.js' }],
  ["a route's script in another part's folder", withRoute({ scripts: ['/assets/mf-content/x.js'] })],
  ['a URL that leaves the folder', { ...good, url: '/assets/mf-wizard/../mf-content/x.js' }],
  ['a host with another name', withExtras({ kind: 'host' })],
  ['a shell that is not a host', { ...inFolder('shell'), name: 'shell' }],
  ['a broken integrity', { ...good, metadata: { ...good.metadata, integrity: 'sha1-x' } }],
];

test.each(bad)('%s is refused with a reason', (_, value) => {
  const result = parseRegistryEntry(value);
  expect(result).toEqual({ problem: expect.stringMatching(/\S/) });
});
