import config from '../remote.config.ts';

const { routes } = config;
const paths = routes.map(({ path }) => path);

test('R6: each of the site’s content routes is declared once', () => {
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

test('R4: page titles and descriptions are unique, and short enough for search engines to show them in full', () => {
  expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(routes.map(({ description }) => description)).size).toBe(routes.length);
  for (const { title, description } of routes) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test('C7: the FAQ index requests all sections for its search', () => {
  const faq = routes.find(({ path }) => path === '/faq');
  expect(faq?.data?.filter(({ service }) => service === 'help')).toHaveLength(9);
});
