import { currentLink } from './current-link.ts';

const wizard = {
  pathname: '/complianceWizard',
  route: {
    path: '/compliance-wizard',
    aliases: ['/complianceWizard'],
    title: '',
    heading: '',
    description: '',
  },
};

test.each(['/compliance-wizard', '/complianceWizard'])('N8 %s is current under either address', (href) => {
  expect(currentLink(href, wizard)).toBe('page');
  expect(currentLink(href, { ...wizard, pathname: '/compliance-wizard' })).toBe('page');
});

test('other links are not current, and on the not-found page only a link to its own address is', () => {
  expect(currentLink('/services', wizard)).toBeUndefined();
  expect(currentLink('/services', { pathname: '/nowhere', route: null })).toBeUndefined();
});

test('a link is current on the pages of its folder, but not where the path only starts with the same letters', () => {
  const queue = { ...wizard.route, path: '/admin/work', aliases: [] };
  expect(currentLink('/admin', { pathname: '/admin/work', route: queue })).toBe(true);
  expect(currentLink('/adm', { pathname: '/admin/work', route: queue })).toBeUndefined();
  expect(currentLink('/', { pathname: '/admin/work', route: queue })).toBeUndefined();
});
