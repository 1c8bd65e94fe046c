import { dataKey, type RenderRequest } from '@title24/remote-kit/contract';
import { testConfiguration, testPageData } from '@title24/remote-kit/testing';
import { doItYourself } from '@title24/shared-domain';
import config from '../../remote.config.ts';
import { productsRequest } from '../catalog/catalog-data.ts';
import { answersRequest } from '../faq/answers-request.ts';
import { answersOf, pageData, products } from '../testing/site-fixture.ts';
import { structuredData } from './structured-data.ts';

const origin = 'https://www.example.com';

afterEach(() => jest.restoreAllMocks());

function requestFor(path: string, data = pageData): RenderRequest {
  const route = config.routes.find((known) => known.path === path) ?? null;
  return {
    url: path,
    origin,
    config: testConfiguration,
    login: { status: false, role: null, token: null },
    data,
    route,
    now: '2026-11-20T12:00:00.000Z',
    build: '1',
  };
}

function nodesIn(head: string): Record<string, unknown>[] {
  const blocks = [...head.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  return blocks.map(([, json = '']) => JSON.parse(json));
}

const nodesOf = (path: string) => nodesIn(structuredData(requestFor(path)));
const nodeOf = (path: string, type: string) => nodesOf(path).find((node) => node['@type'] === type);

test('the structured data of every page contains the configured company', () => {
  for (const { path } of config.routes) {
    expect(nodeOf(path, 'Organization')).toMatchObject({
      '@context': 'https://schema.org',
      '@id': `${origin}/#organization`,
      name: 'Configured Company',
      telephone: '(415) 555-0177',
      email: 'company@configured.example',
      address: {
        streetAddress: '7 Configured Street',
        addressLocality: 'Configured City',
        postalCode: '94000',
      },
    });
  }
});

test('an FAQ section is an FAQPage with its answers, whose placeholders are filled in', () => {
  const faq = nodeOf('/faq-b', 'FAQPage') as { mainEntity: unknown[] };
  expect(faq.mainEntity).toHaveLength(answersOf('B').length);
  expect(faq.mainEntity[1]).toMatchObject({
    '@type': 'Question',
    name: 'Question b-2?',
    acceptedAnswer: { '@type': 'Answer', text: 'Answer to b-2. A report costs $149.' },
  });
  expect(nodeOf('/faq', 'FAQPage')).toBeUndefined();
});

test('pages other than the home page have breadcrumbs', () => {
  expect(nodeOf('/services', 'BreadcrumbList')).toBeUndefined();
  expect(nodeOf('/faq-c', 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, item: `${origin}/services` },
      { position: 2, name: 'FAQ', item: `${origin}/faq` },
      { position: 3, name: 'FAQ: Title 24 regulations', item: `${origin}/faq-c` },
    ],
  });
  expect(nodeOf('/prices', 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2, item: `${origin}/prices` }],
  });
});

test('Do-It-Yourself is not offered before it opens', () => {
  jest.replaceProperty(doItYourself, 'isOpen', false);
  for (const path of ['/services', '/prices', '/do-it-yourself'])
    expect(structuredData(requestFor(path))).not.toMatch(/Do-It-Yourself residential|"sku"/);
  expect(nodeOf('/prices', 'Service')).toMatchObject({ name: 'Full Service Title 24 consulting' });
});

test('once Do-It-Yourself is open, the offers are the products for sale with their prices', () => {
  jest.replaceProperty(doItYourself, 'isOpen', true);
  const offersOf = (sold: typeof products) => {
    const head = structuredData(requestFor('/prices', testPageData([productsRequest, sold])));
    const services = nodesIn(head).filter((node) => node['@type'] === 'Service');
    return services.map(({ offers }) => offers) as Record<string, unknown>[][];
  };
  const [own, full] = offersOf(products);
  expect(own).toHaveLength(11);
  expect(own).toContainEqual(
    expect.objectContaining({ '@type': 'Offer', sku: '2002', price: '39.50', priceCurrency: 'USD' }),
  );
  expect(full).toEqual([expect.objectContaining({ price: '295.00' })]);
  const withdrawn = products.map((product) => ({ ...product, isActive: product.sku !== '3001' }));
  expect(offersOf(withdrawn)[0]?.map(({ sku }) => sku)).not.toContain('3001');
});

test('text in a question or the configuration cannot close the script element', () => {
  const [first, ...rest] = answersOf('A');
  const hostile = '</script><script>alert(1)</script><!--';
  const head = structuredData({
    ...requestFor('/faq-a', {
      ...pageData,
      [dataKey(answersRequest('A'))]: [{ ...first, question: hostile }, ...rest],
    }),
    config: { ...testConfiguration, company: { ...testConfiguration.company, name: hostile } },
  });
  expect(head.match(/<\/script>/g)).toHaveLength(3);
  expect(head).not.toContain('<!--');
  const [company, , faq] = nodesIn(head) as [{ name: string }, unknown, { mainEntity: { name: string }[] }];
  expect([company.name, faq.mainEntity[0]?.name]).toEqual([hostile, hostile]);
});

test('the not-found page has no structured data', () => {
  expect(structuredData(requestFor('/no-such-page'))).toBe('');
});
