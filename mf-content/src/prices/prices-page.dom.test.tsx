import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testConfiguration, testPageData } from '@title24/remote-kit/testing';
import { doItYourself } from '@title24/shared-domain';
import { seedPrices } from '@title24/shared-domain/estimator/testing';
import { estimatorPricesRequest, productsRequest } from '../catalog/catalog-data.ts';
import { calendarRequest } from '../quote-date/calendar-request.ts';
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

function renderCatalog(catalog: readonly unknown[]): void {
  renderPage('/prices', {
    data: testPageData(
      [productsRequest, catalog],
      [estimatorPricesRequest, seedPrices],
      [calendarRequest, []],
    ),
  });
}

test('C4: the three tables list the products in display order, with prices in dollars and cents', () => {
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
    ['Standard email Delivery', 'Included · $0.00'],
    ['CAD Sheet Documentation by email', '$55.00'],
    ['Report Copy sent by Priority Mail', '$25.00'],
    ['Plan Sheet Documentation sent by Priority Mail', '$55.00'],
    ['Additional Report Copies sent by Priority Mail', '$5.00'],
  ]);
});

test('C4, H3: a product added by staff appears in the table of its SKU group, or else in an additional table', () => {
  const [first] = products;
  const added = ['10010', '2010', '2003', '5004', '9001'].map((sku) => ({
    ...first,
    _id: sku,
    sku,
    name: `Added ${sku}`,
  }));
  renderCatalog([...added, ...products]);
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

test('C4: empty tables are omitted', () => {
  renderCatalog(products.filter(({ sku }) => sku < '3'));
  expect(screen.queryByRole('table', { name: 'Premium Options' })).toBeNull();
  expect(screen.queryByRole('table', { name: 'Other Services' })).toBeNull();
});

test.each([true, false])(
  'C4: the page says that Do-It-Yourself opens soon, unless it is already open (isOpen: %s)',
  (isOpen) => {
    const override = jest.replaceProperty(doItYourself, 'isOpen', isOpen);
    const { container } = renderPage('/prices');
    expect(/opens soon/.test(container.textContent ?? '')).toBe(!isOpen);
    expect(rowsOf('Do-It-Yourself Base Services')).toHaveLength(4);
    override.restore();
  },
);

test('C4: the quote and the report have separate deadlines', () => {
  const { container } = renderPage('/prices');
  expect(container.textContent).toMatch(/3 business days after we receive your plans/);
  expect(container.textContent).toMatch(/3 business days after you accept the quote/);
});

test('C4: three cards show the lowest prices, and one has an estimator form that works without JavaScript', () => {
  renderPage('/prices');
  const amounts = ['Full Service', 'Do-It-Yourself', 'Forms'].map(
    (name) => screen.getByRole('heading', { level: 3, name }).nextSibling?.textContent,
  );
  expect(amounts).toEqual(['from $350', 'from $149', 'free or $295']);
  const { form } = screen.getByLabelText<HTMLInputElement>('Floor area');
  expect([form?.getAttribute('action'), [...new FormData(form as HTMLFormElement).keys()]]).toEqual([
    '/cost-estimator',
    ['kind', 'size'],
  ]);
});

test('C4: options are collapsed, and base services cannot be collapsed', () => {
  renderPage('/prices');
  const folded = (name: string) => screen.getByText(name, { selector: 'caption' }).closest('details');
  expect(folded('Do-It-Yourself Base Services')).toBeNull();
  expect(folded('Premium Options')?.open).toBe(false);
  expect(folded('Shipping Options')?.open).toBe(false);
});

test('C4, P2, P3: the comparison of Full Service and Do-It-Yourself includes the price, the rebate and the warranty', () => {
  renderPage('/prices');
  const cells = (name: string) => {
    const row = screen.getByRole('rowheader', { name }).parentElement;
    return [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
  };
  expect(cells('Price')).toEqual([
    'A range by floor area; the quote is firm',
    '$149 for a new home or an addition by itself; $189 for an existing home plus an addition',
  ]);
  expect(cells('If the report is late')).toEqual(Array(2).fill('50% of the services back'));
  expect(cells('Warranty')[0]).toContain('we fix it at no cost');
});

test('C4: the comparison uses the products’ prices', () => {
  renderCatalog(products.filter(({ sku }) => sku !== '1002').map((one) => ({ ...one, price: 151.5 })));
  expect(screen.getByRole('rowheader', { name: 'Price' }).parentElement?.textContent).toContain(
    '$151.50 for a new home or an addition by itself',
  );
  expect(screen.queryByText(/for an existing home plus an addition/)).toBeNull();
});

test.each(['/prices', '/full-service'])('P3: %s shows the quote’s deadline for plans sent today', (path) => {
  // The test date is Friday, November 20, 2026.
  renderPage(path);
  screen.getByText(
    'If you send your plans today, Friday, November 20, your quote comes by Wednesday, November 25.',
  );
});

test('P3: a closed day postpones the quote’s date, and no date is shown without the calendar', async () => {
  const closed = [{ date: '2026-11-24', isClosed: true, label: 'Company day' }];
  const known = testPageData([productsRequest, products], [estimatorPricesRequest, seedPrices]);
  renderPage('/prices', { data: { ...known, ...testPageData([calendarRequest, closed]) } });
  screen.getByText(/your quote comes by Friday, November 27\./);
  cleanup();
  renderPage('/prices', { data: known });
  // Waits until the calendar request has failed.
  await act(async () => {});
  expect(screen.queryByText(/your quote comes by/)).toBeNull();
});

test('C4: product descriptions show their line breaks and decoded character entities', () => {
  renderPage('/prices');
  const row = screen.getByRole('rowheader', { name: /Rush Service/ });
  expect(row.textContent).toContain('& more');
  expect(row.querySelector('br')).not.toBeNull();
});

test('C4: an inactive product is not offered', () => {
  const withoutRush = products.map((product) => ({ ...product, isActive: product.sku !== '3001' }));
  renderCatalog(withoutRush);
  expect(rowsOf('Premium Options')).toEqual([['Certification by Certified Energy Analyst', '$10.00']]);
});

test('C4: the page links to both service levels, the wizard and, for outdoor lighting, the contact page', () => {
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

test.each([
  ['all data', ['config', 'products']],
  ['the estimator’s prices', ['config']],
  ['the catalog', ['products']],
])(
  'C4: if %s could not be loaded, the page shows a single message with a retry button',
  async (_, broken) => {
    let reachable = false;
    const load = ({ service }: { service: string }) => {
      if (!reachable && broken.includes(service)) return Promise.reject(new Error('offline'));
      const answers = new Map<string, unknown>([
        ['config', seedPrices],
        ['products', products],
      ]);
      return Promise.resolve(answers.get(service) ?? []);
    };
    renderPage('/prices', { data: {}, load });
    await screen.findByText('We could not load the prices');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    expect(screen.queryByText('from $350') !== null).toBe(!broken.includes('config'));
    const schedule = screen.queryByRole('heading', { name: 'Do-It-Yourself prices' });
    expect(schedule !== null).toBe(!broken.includes('products'));
    reachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rowsOf('Premium Options')).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
    screen.getByText('from $350');
  },
);
