import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testConfiguration, testPageData } from '@title24/remote-kit/testing';
import { doItYourself } from '@title24/shared-domain';
import { seedPrices } from '@title24/shared-domain/estimator/testing';
import { estimatorPricesRequest, productsRequest } from '../catalogue/catalogue-data.ts';
import { renderPage } from '../testing/render-page.tsx';
import { products } from '../testing/site-fixture.ts';

const { navLinks } = testConfiguration;

function rowsOf(caption: string): string[][] {
  const [, ...rows] = within(screen.getByRole('table', { name: caption })).getAllByRole('row');
  return rows.map((row) => [
    row.querySelector('th')?.firstChild?.textContent ?? '',
    row.querySelector('td')?.textContent ?? '',
  ]);
}

function renderCatalogue(catalogue: readonly unknown[]): void {
  renderPage('/prices', {
    data: testPageData([productsRequest, catalogue], [estimatorPricesRequest, seedPrices]),
  });
}

test('C4: the three tables show the catalogue in the order of the schedule, in dollars and cents', () => {
  renderPage('/prices');
  expect(rowsOf('Do-It-Yourself Base Services')).toEqual([
    ['Existing-Plus-Addition Residential Report', '$189.00'],
    ['Standard Residential Report', '$149.00'],
    ['Preliminary Run Results', '$39.00'],
    ['Heating and Cooling Load Calculations', '$39.50'],
  ]);
  expect(rowsOf('Premium Options')).toEqual([
    ['Rush Service', '$85.00'],
    ['Certification by Certified Energy Analyst', '$10.00'],
  ]);
  expect(rowsOf('Shipping Options')).toEqual([
    ['Standard email Delivery', '$0.00'],
    ['CAD Sheet Documentation by email', '$55.00'],
    ['Report Copy sent by Priority Mail', '$25.00'],
    ['Plan Sheet Documentation sent by Priority Mail', '$55.00'],
    ['Additional Report Copies sent by Priority Mail', '$5.00'],
  ]);
});

test('C4, H3: what staff add follows in the table of its SKU; a SKU of no group has a table of its own', () => {
  const [first] = products;
  const added = ['10010', '2010', '2003', '5004', '9001'].map((sku) => ({
    ...first,
    _id: sku,
    sku,
    name: `Added ${sku}`,
  }));
  renderCatalogue([...added, ...products]);
  const names = (caption: string) => rowsOf(caption).map(([name]) => name);
  expect(names('Do-It-Yourself Base Services')).toEqual([
    'Existing-Plus-Addition Residential Report',
    'Standard Residential Report',
    'Preliminary Run Results',
    'Heating and Cooling Load Calculations',
    'Added 2003',
    'Added 2010',
    'Added 10010',
  ]);
  expect(names('Shipping Options').at(-1)).toBe('Added 5004');
  expect(names('Other Services')).toEqual(['Added 9001']);
});

test('C4: no table stands empty', () => {
  renderCatalogue(products.filter(({ sku }) => sku < '3'));
  expect(screen.queryByRole('table', { name: 'Premium Options' })).toBeNull();
  expect(screen.queryByRole('table', { name: 'Other Services' })).toBeNull();
});

test.each([true, false])(
  'C4: the schedule says whether Do It Yourself can be ordered (open: %s)',
  (isOpen) => {
    const switched = jest.replaceProperty(doItYourself, 'isOpen', isOpen);
    const { container } = renderPage('/prices');
    expect(/opens soon/.test(container.textContent ?? '')).toBe(!isOpen);
    expect(rowsOf('Do-It-Yourself Base Services')).toHaveLength(4);
    switched.restore();
  },
);

test('C4: the prices page tells the quote’s clock from the report’s', () => {
  const { container } = renderPage('/prices');
  expect(container.textContent).toMatch(/3 business days after we receive your plans/);
  expect(container.textContent).toMatch(/3 business days after you accept the quote/);
});

test('C4: common projects show their price range as money, on two lines for phones', () => {
  renderPage('/prices');
  const row = screen.getByRole('rowheader', { name: /House of 1,500 sq ft plus an addition/ });
  expect(row.textContent).toContain('Full Service $500 – $600 · Do It Yourself $189');
  expect(row.querySelector('a')?.getAttribute('href')).toBe(
    '/cost-estimator?kind=existing-plus&existing=1500&addition=500',
  );
  expect([...(row.parentElement?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
    '$500 – $600',
    '$189',
  ]);
});

test('C4: descriptions keep their markup and entities', () => {
  renderPage('/prices');
  const row = screen.getByRole('rowheader', { name: /Rush Service/ });
  expect(row.textContent).toContain('& more');
  expect(row.querySelector('br')).not.toBeNull();
});

test('C4: a product that is not active is not offered', () => {
  const withoutRush = products.map((product) => ({ ...product, isActive: product.sku !== '3001' }));
  renderPage('/prices', {
    data: testPageData([productsRequest, withoutRush], [estimatorPricesRequest, seedPrices]),
  });
  expect(rowsOf('Premium Options')).toEqual([['Certification by Certified Energy Analyst', '$10.00']]);
});

test('C4: the introduction leads to both levels, to the wizard and, for outdoor lighting, to us', () => {
  const { container } = renderPage('/prices');
  const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      navLinks.fullService,
      navLinks.doItYourself,
      navLinks.complianceWizard,
      navLinks.contactUs,
    ]),
  );
  expect(
    screen
      .getByText(/Commercial outdoor lighting/)
      .querySelector('a')
      ?.getAttribute('href'),
  ).toBe(navLinks.contactUs);
});

test('C4: prices that could not be loaded can be asked for again', async () => {
  let reachable = false;
  const load = ({ service }: { service: string }) => {
    if (!reachable) return Promise.reject(new Error('offline'));
    return Promise.resolve(service === 'config' ? seedPrices : products);
  };
  renderPage('/prices', { data: {}, load });
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
  if (!retry) throw new Error('no button');
  reachable = true;
  await userEvent.click(retry);
  await waitFor(() => expect(rowsOf('Premium Options')).toHaveLength(2));
});
