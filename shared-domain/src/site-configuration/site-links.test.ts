import type { NavLinks } from './site-configuration.ts';
import { siteLinks } from './site-links.ts';

const navLinks = {
  login: '/login',
  newProject: '/project/new',
  activeProject: 'https://projects.example.com/active',
  prices: '/prices',
  faq: 'http://help.example.com/faq',
  customerMail: 'service@example.com',
  supportPhone1: '(510) 555-0101',
} as NavLinks;

test('N1: without base addresses every target stays as it was configured', () => {
  expect(siteLinks({ baseUrl: { site: '', app: '' }, navLinks })).toEqual(navLinks);
});

test('N1: the application’s and the site’s base precede their own paths, and nothing else', () => {
  const baseUrl = { site: 'https://www.example.com', app: 'https://app.example.com/members/' };
  expect(siteLinks({ baseUrl, navLinks })).toEqual({
    ...navLinks,
    login: 'https://app.example.com/members/login',
    newProject: 'https://app.example.com/members/project/new',
    prices: 'https://www.example.com/prices',
  });
});
