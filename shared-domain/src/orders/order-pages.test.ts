import { orderFilePath, orderPageAt, orderPath } from './order-pages.ts';

test.each([
  ['/project/P100001/order', { page: 'services', project: 'P100001' }],
  ['/project/P100001/order/address', { page: 'address', project: 'P100001' }],
  ['/project/P100001/order/check', { page: 'check', project: 'P100001' }],
  ['/project/P100001/order/12', { page: 'order', project: 'P100001', n: 12 }],
  ['/project/P100001/order/1/pay', { page: 'pay', project: 'P100001', n: 1 }],
])('D2: the path %s is an order page', (path, page) => {
  expect(orderPageAt(path)).toEqual(page);
});

test.each([
  '/project/P100001',
  '/project/P100001/order/',
  '/project/P100001/order/0',
  '/project/P100001/order/01',
  '/project/P100001/order/card/1',
  '/project/P100001/order/check/1',
  '/project/P100001/order/1/refund',
  '/project/P100001/order/1/pay/2',
  '/project/test-drive/order',
])('D2: the path %s is not an order page', (path) => {
  expect(orderPageAt(path)).toBeNull();
});

test('an order and its files have paths below their project', () => {
  expect(orderPath('P100245-2')).toBe('/project/P100245/order/2');
  expect(orderFilePath('P100245-2', 'abc')).toBe('/project/P100245/order/2/files/abc');
});
