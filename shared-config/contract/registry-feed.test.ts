import { parseRegistryEntry } from './registry-feed.ts';

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

test('a whole descriptor is taken as it is', () => {
  expect(parseRegistryEntry(good)).toEqual({ entry: good });
});

const bad: [string, unknown][] = [
  ['nothing', null],
  ['text', 'mf-wizard'],
  ['no routes', { ...good, extras: { ...good.extras, routes: undefined } }],
  ['code from another site', { ...good, url: 'https://evil.example/remoteEntry.js' }],
  ['a protocol-relative address', { ...good, url: '//evil.example/assets/x.js' }],
  [
    'a style that leaves an attribute',
    { ...good, extras: { ...good.extras, styles: ['/assets/x.css" onload="'] } },
  ],
  [
    'a route that is no clean path',
    {
      ...good,
      extras: { ...good.extras, routes: [{ ...good.extras.routes[0], path: 'javascript:alert(1)' }] },
    },
  ],
  [
    'a fixed path outside of /static/',
    { ...good, extras: { ...good.extras, statics: { '/services': good.url } } },
  ],
  ['a container that is no name', { ...good, extras: { ...good.extras, container: 'a-b;alert(1)' } }],
  ['a broken integrity', { ...good, metadata: { ...good.metadata, integrity: 'sha1-x' } }],
];

test.each(bad)('%s is refused, and says why', (_, value) => {
  const result = parseRegistryEntry(value);
  expect(result).toEqual({ problem: expect.stringMatching(/\S/) });
});
