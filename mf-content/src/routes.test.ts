import config from '../remote.config.ts';

const { routes } = config;
const paths = routes.map(({ path }) => path);

test('R6: each content route of the site is declared once', () => {
  const faq = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((letter) => `/faq-${letter}`);
  expect([...paths].sort()).toEqual(
    [
      ...[
        '/services',
        '/do-it-yourself',
        '/full-service',
        '/prices',
        '/sample-reports',
        '/resources',
        '/climate-zones',
        '/glossary',
        '/resource-links',
        '/faq',
        ...faq,
      ],
      ...['/calcerts-reg', '/cheers-reg', '/privacy-policy', '/terms-and-conditions', '/contact-us'],
    ].sort(),
  );
});

test('R4: titles and descriptions differ from page to page and have a length that search engines show', () => {
  expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(routes.map(({ description }) => description)).size).toBe(routes.length);
  for (const { title, description } of routes) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test('C7: the FAQ’s index requests all sections, for its search', () => {
  const faq = routes.find(({ path }) => path === '/faq');
  expect(faq?.data?.filter(({ service }) => service === 'help')).toHaveLength(9);
});
