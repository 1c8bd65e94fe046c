import { matchRoute, pathsOverlap } from './match-route.ts';
import type { RegistryEntry } from './registry-feed.ts';

function entry(name: string, routes: { path: string; aliases?: string[] }[]): RegistryEntry {
  return {
    name,
    url: `/assets/${name}/remoteEntry.js`,
    metadata: { version: '1.0.0', integrity: '' },
    extras: {
      kind: 'remote',
      contract: '^1.0.0',
      container: name,
      routes: routes.map((route) => ({ ...route, title: 't', heading: 'h', description: 'd' })),
      statics: {},
      styles: [],
      scripts: [],
    },
  };
}

const registry = [
  entry('mf-admin', [{ path: '/admin' }, { path: '/admin/*' }]),
  entry('mf-wizard', [{ path: '/compliance-wizard', aliases: ['/complianceWizard'] }]),
  entry('mf-help', [{ path: '/admin/help' }]),
];

test.each([
  ['/compliance-wizard', 'mf-wizard'],
  ['/complianceWizard', 'mf-wizard'],
  ['/admin', 'mf-admin'],
  ['/admin/prices/2024', 'mf-admin'],
])('%s is shown by %s', (path, name) => {
  expect(matchRoute(registry, path)?.entry.name).toBe(name);
});

test('an exact path wins over a wildcard, in any order of remotes', () => {
  expect(matchRoute(registry, '/admin/help')?.entry.name).toBe('mf-help');
  expect(matchRoute([...registry].reverse(), '/admin/help')?.entry.name).toBe('mf-help');
});

test.each(['/', '/compliance-wizard/', '/compliance', '/Compliance-Wizard', '/administrator'])(
  '%s has no remote',
  (path) => expect(matchRoute(registry, path)).toBeNull(),
);

test.each([
  ['/prices', '/prices', true],
  ['/prices/*', '/prices/2024', true],
  ['/prices/*', '/prices', true],
  ['/prices/*', '/prices/old/*', true],
  ['/*', '/prices/*', true],
  ['/prices', '/prices/2024', false],
  ['/prices/*', '/pricesheet', false],
  ['/prices/*', '/faq/*', false],
])('%s and %s overlap: %s', (one, other, expected) => {
  expect(pathsOverlap(one, other)).toBe(expected);
  expect(pathsOverlap(other, one)).toBe(expected);
});
