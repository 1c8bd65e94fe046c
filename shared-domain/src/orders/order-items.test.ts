import { projectKinds } from '../projects/project-kind.ts';
import { orderErrors, reportSku } from './order-items.ts';
import { catalog } from './testing/catalog.ts';

const products = catalog();
const items = (...skus: string[]) => skus.map((sku) => ({ sku, quantity: 1 }));
const codes = (...args: Parameters<typeof orderErrors>) =>
  orderErrors(...args).map(({ code, sku }) => (sku === undefined ? code : `${code} ${sku}`));

test('D8: each kind of project has a report that can be ordered alone', () => {
  expect(projectKinds.map((kind) => [kind, reportSku(kind)])).toEqual([
    ['new', '1001'],
    ['existing-plus-addition', '1002'],
    ['addition', '1001'],
    ['alteration', '1002'],
  ]);
  for (const kind of projectKinds) expect(codes(kind, items(reportSku(kind)), products)).toEqual([]);
});

test.each([
  [
    'a report for another kind of project',
    items('1002'),
    ['wrong-report 1002'],
    'This project needs Name of 1001 (1001).',
  ],
  ['two reports', items('1001', '1002'), ['two-reports'], 'Choose one report.'],
  [
    'an empty order',
    [],
    ['no-base-service'],
    'Choose a report, preliminary run results or load calculations.',
  ],
  [
    'a product that is not for sale',
    items('1001', 'abc'),
    ['unknown-sku abc'],
    'Product abc is not for sale.',
  ],
  [
    'a product that is listed twice',
    items('1001', '3001', '3001', '3001'),
    ['duplicate-sku 3001'],
    'Product 3001 is listed twice.',
  ],
  [
    'two types of email delivery',
    items('1001', '4001', '4002'),
    ['two-deliveries'],
    'Choose one type of email delivery.',
  ],
  [
    'additional copies without a first copy',
    items('1001', '5002'),
    ['copies-without-first 5002'],
    'Additional copies come with a first copy (5001).',
  ],
  [
    'a stamp on a partial run',
    items('2001', '3002'),
    ['needs-report 3002'],
    'Name of 3002 comes with a report only.',
  ],
])('D8: orderErrors returns a message about %s', (_, chosen, expected, message) => {
  expect(codes('new', chosen, products)).toEqual(expected);
  expect(orderErrors('new', chosen, products)[0]?.message).toBe(message);
});

test.each(['3002', '4002', '5001', '5003'])('D8: %s can be ordered only with a report', (sku) => {
  expect(codes('alteration', items('2002', sku), products)).toEqual([`needs-report ${sku}`]);
  expect(codes('alteration', items('1002', sku), products)).toEqual([]);
});

test.each(['2001', '2002', '2001 2002', '2001 3001 4001'])(
  'D8: %s can be ordered without a report',
  (chosen) => {
    expect(codes('addition', items(...chosen.split(' ')), products)).toEqual([]);
  },
);

test.each([
  ['1001', 1],
  ['3001', 1],
  ['5001', 1],
  ['5002', 20],
  ['5003', 5],
])('D8: the quantity of %s can be 1 to %d', (sku, most) => {
  const with_ = (quantity: unknown) =>
    codes(
      'new',
      [...items('1001', '5001').filter((item) => item.sku !== sku), { sku, quantity: quantity as number }],
      products,
    );
  for (const quantity of [1, most]) expect(with_(quantity)).toEqual([]);
  for (const quantity of [0, -1, most + 1, 1.5, Number.NaN, '1', null, undefined]) {
    expect(with_(quantity)).toEqual([`quantity ${sku}`]);
  }
});

test('D8: the message about a quantity states its limits', () => {
  const message = (sku: string, quantity: number) =>
    orderErrors(
      'new',
      [...items('1001', '5001').filter((item) => item.sku !== sku), { sku, quantity }],
      products,
    )[0]?.message;
  expect(message('5002', 21)).toBe('The quantity of Name of 5002 must be between 1 and 20.');
  expect(message('1001', 2)).toBe('The quantity of Name of 1001 must be 1.');
});

test('D8: errors are sorted by code and SKU, and the quantity of a duplicate line is not checked', () => {
  const chosen = [
    ...items('5002', '3002', '5003'),
    { sku: '5003', quantity: 99 },
    { sku: 'zzz', quantity: 0 },
  ];
  expect(codes('alteration', chosen, products)).toEqual([
    'copies-without-first 5002',
    'duplicate-sku 5003',
    'needs-report 3002',
    'needs-report 5002',
    'needs-report 5003',
    'no-base-service',
    'unknown-sku zzz',
  ]);
});

test('D8: an inactive product is refused, and causes no other errors', () => {
  const withdrawn = (sku: string) =>
    products.map((product) => ({ ...product, isActive: product.sku !== sku }));
  expect(codes('new', items('1001', '4001'), withdrawn('1001'))).toEqual(['unknown-sku 1001']);
  expect(codes('new', items('1001', '5001', '5002'), withdrawn('5001'))).toEqual(['unknown-sku 5001']);
  expect(codes('new', items('1001'), withdrawn('4001'))).toEqual(['unknown-sku 4001']);
  expect(codes('new', items('1001', '4001'), withdrawn('4001'))).toEqual(['unknown-sku 4001']);
  expect(codes('new', items('1001', '4002'), withdrawn('4001'))).toEqual([]);
});
