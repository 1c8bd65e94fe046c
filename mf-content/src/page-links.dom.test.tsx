import config from '../remote.config.ts';
import { renderPage } from './testing/render-page.tsx';

const { routes } = config;
const otherRemotes = ['/compliance-wizard', '/cost-estimator', '/full-service/upload'];
const ownPaths = new Set([...routes.map(({ path }) => path), ...otherRemotes]);

function linksOf(address: string) {
  const { container } = renderPage(address);
  return { container, links: [...container.querySelectorAll('a')] };
}

const addresses = [...routes.map(({ path }) => path), '/faq?q=question'];

test.each(addresses)('on %s, site links have known targets and https links announce a new tab', (address) => {
  const { container, links } = linksOf(address);
  for (const link of links) {
    const href = link.getAttribute('href') ?? '';
    const { origin, pathname, hash } = new URL(href, 'https://own.example/');
    if (href.startsWith('#')) {
      if (href !== '#top') expect(container.querySelector(`[id="${href.slice(1)}"]`)).not.toBeNull();
    } else if (href.startsWith('/')) {
      const known =
        ownPaths.has(pathname) || pathname.startsWith('/configured/') || pathname.startsWith('/static/pdf/');
      expect([href, known]).toEqual([href, true]);
      if (hash) expect(href).toMatch(/^\/faq-([a-i])#\1-\d+$/);
    } else {
      expect(href).toMatch(/^(https|mailto|tel):/);
      if (href.startsWith('https')) {
        expect(origin).not.toBe('https://own.example');
        expect(link.rel).toContain('noopener');
        expect(link.textContent).toContain('opens in a new tab');
      }
    }
  }
});

// Default paths of the configurable links. The test configuration changes all of them, so a page must contain none.
const configurable = [
  '/services',
  '/resources',
  '/contact-us',
  '/do-it-yourself',
  '/full-service',
  '/prices',
  '/terms-and-conditions',
  '/faq',
  '/compliance-wizard',
  '/resource-links',
  '/login',
  '/my-account',
  '/project/list',
];

test.each(addresses)('N1: on %s, links to configurable pages use their configured paths', (address) => {
  const hrefs = linksOf(address).links.map((link) => link.getAttribute('href')?.replace(/[?#].*/, ''));
  expect(hrefs.filter((href) => href && configurable.includes(href))).toEqual([]);
});

test.each(addresses)('on %s, headings are in order below the h1, and ids are unique', (address) => {
  const { container } = linksOf(address);
  const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
  expect(levels[0]).toBe(2);
  levels.reduce((above, level) => {
    expect(level).toBeLessThanOrEqual(above + 1);
    return level;
  });
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(addresses)('on %s, images have an alt attribute and a size', (address) => {
  const { container } = linksOf(address);
  for (const image of container.querySelectorAll('img')) {
    expect(image.hasAttribute('alt')).toBe(true);
    expect(image.width && image.height).toBeGreaterThan(0);
  }
});
