import { navLinkKeys } from './nav-link-keys.ts';
import type { NavLinks, SiteConfiguration } from './site-configuration.schema.ts';
import { siteAddress, siteLinks } from './site-links.ts';

const navLinks = {
  ...(Object.fromEntries(navLinkKeys.map((key) => [key, `/${key}`])) as unknown as NavLinks),
  resources: 'https://elsewhere.example/resources',
  customerMail: 'customers@example.com',
  supportPhone1: '(510) 555-0101',
  supportPhone2: '(510) 555-0102',
};

function links(baseUrl: SiteConfiguration['baseUrl']) {
  return siteLinks({ baseUrl, navLinks });
}

test('if no base addresses are configured, links do not change', () => {
  expect(links({ site: '', app: '' })).toEqual(navLinks);
});

test('each relative link begins with the base address of the public site or of the members’ application', () => {
  const made = links({ site: 'https://www.example.com', app: 'https://app.example.com/' });
  const appLinks = ['login', 'logout', 'admin', 'myProjects', 'activeProject', 'myAccount', 'newProject'];
  for (const key of navLinkKeys) {
    if (['resources', 'customerMail', 'supportPhone1', 'supportPhone2'].includes(key)) continue;
    const base = appLinks.includes(key) ? 'https://app.example.com' : 'https://www.example.com';
    expect(made[key]).toBe(`${base}/${key}`);
  }
});

test('full addresses and contact data do not change', () => {
  const made = links({ site: 'https://www.example.com', app: 'https://app.example.com' });
  const { resources, customerMail, supportPhone1, supportPhone2 } = navLinks;
  expect(made).toMatchObject({ resources, customerMail, supportPhone1, supportPhone2 });
});

test.each([
  ['/privacy-policy', 'https://www.example.com/privacy-policy'],
  ['privacy-policy', 'https://www.example.com/privacy-policy'],
  ['https://other.example/', 'https://other.example/'],
  ['//other.example/x', '//other.example/x'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['#top', '#top'],
  ['', ''],
])('the link target %s leads to %s', (target, address) => {
  expect(siteAddress({ baseUrl: { site: 'https://www.example.com', app: '' } }, target)).toBe(address);
});
