import { testEntry } from '../testing/test-entry.ts';
import { canonicalPath, matchRoute, paramsOf, pathsOverlap } from './match-route.ts';

const registry = [
  testEntry('mf-admin', { routes: ['/admin/*'] }),
  testEntry('mf-wizard', { routes: [{ path: '/compliance-wizard', aliases: ['/complianceWizard'] }] }),
];

test.each(['/compliance-wizard', '/complianceWizard'])('%s is shown by mf-wizard', (path) => {
  expect(matchRoute(registry, path)?.entry.name).toBe('mf-wizard');
});

test.each([
  ['/team', 'list'],
  ['/team/ana', 'ana'],
  ['/team/ben', 'one'],
  ['/team/ben/tasks', 'tasks'],
  ['/team/ben/tasks/1', 'rest'],
  ['/team/ana/tasks', 'tasks'],
])('%s is shown by the remote with the most specific path: %s', (path, name) => {
  const remotes = [
    testEntry('rest', { routes: ['/team/*'] }),
    testEntry('one', { routes: ['/team/:id'] }),
    testEntry('tasks', { routes: ['/team/:id/tasks'] }),
    testEntry('ana', { routes: ['/team/ana'] }),
    testEntry('list', { routes: ['/team'] }),
  ];
  expect(matchRoute(remotes, path)?.entry.name).toBe(name);
  expect(matchRoute(remotes.reverse(), path)?.entry.name).toBe(name);
});

test('a parameter matches one segment without escaped characters', () => {
  const route = { path: '/team/:id', aliases: ['/staff/:id/:view', '/people/:id/*'] };
  expect(paramsOf(route, '/team/a.b-c_1~')).toEqual({ id: 'a.b-c_1~' });
  expect(paramsOf(route, '/staff/ana/short')).toEqual({ id: 'ana', view: 'short' });
  expect(paramsOf(route, '/people/ana/x/y')).toEqual({ id: 'ana' });
  const remotes = [testEntry('mf-team', { routes: [route] })];
  for (const path of ['/team', '/team/', '/team/a/b', '/team/a%2Fb', '/team/%', '/team/é'])
    expect([path, matchRoute(remotes, path)]).toEqual([path, null]);
});

test.each([
  ['/team/ana', '/team/ana'],
  ['/staff/ana', '/team/ana'],
  ['/team/x/y', '/team/x/y', '/team/*'],
])('the canonical path of %s is %s', (pathname, canonical, path = '/team/:id') => {
  expect(canonicalPath({ path, aliases: ['/staff/:id'] }, pathname)).toBe(canonical);
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
  ['/team/:id', '/team/ana', true],
  ['/team/:id', '/team/:name', true],
  ['/team/:id/tasks', '/team/ana/:what', true],
  ['/team/:id', '/team/*', true],
  ['/team/:id', '/team', false],
  ['/team/:id', '/team/ana/tasks', false],
  ['/team/:id/tasks', '/team/ana/days', false],
])('%s and %s overlap: %s', (one, other, expected) => {
  expect(pathsOverlap(one, other)).toBe(expected);
  expect(pathsOverlap(other, one)).toBe(expected);
});
