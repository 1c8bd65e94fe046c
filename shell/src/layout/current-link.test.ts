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

test.each(['/compliance-wizard', '/complianceWizard'])(
  'N8: the link to %s is current at both paths of its page',
  (href) => {
    expect(currentLink(href, wizard)).toBe('page');
    expect(currentLink(href, { ...wizard, pathname: '/compliance-wizard' })).toBe('page');
  },
);

test('a link to another page is not current', () => {
  expect(currentLink('/services', wizard)).toBeUndefined();
  expect(currentLink('/services', { pathname: '/nowhere', route: null })).toBeUndefined();
});

test('a link to /admin is current at /admin/work, but a link to /adm is not', () => {
  const queue = { ...wizard.route, path: '/admin/work', aliases: [] };
  expect(currentLink('/admin', { pathname: '/admin/work', route: queue })).toBe(true);
  expect(currentLink('/adm', { pathname: '/admin/work', route: queue })).toBeUndefined();
  expect(currentLink('/', { pathname: '/admin/work', route: queue })).toBeUndefined();
});
