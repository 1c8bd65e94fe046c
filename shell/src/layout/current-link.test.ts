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
