import { type DataRequest, dataKey } from '@title24/remote-kit/contract';
import { createPageDataStore } from './page-data.store.ts';

const prices: DataRequest<string> = { service: 'config', method: 'loadEstimatorPrices' };
const answersOf = (category: string): DataRequest<string> => ({
  service: 'help',
  method: 'findByCategory',
  params: { category },
});

/** Creates a store. Its calls stay pending until the test resolves or rejects them. */
function setUp(initial: Readonly<Record<string, unknown>> = {}) {
  const calls: (PromiseWithResolvers<unknown> & { name: string; params: unknown })[] = [];
  const call = (
    { service, method, access }: { service: string; method: string; access: string },
    params: unknown,
  ) => {
    const answer = Promise.withResolvers<unknown>();
    calls.push({ ...answer, name: `${access} ${service}.${method}`, params });
    return answer.promise;
  };
  return { store: createPageDataStore(initial, { call } as never), calls };
}

test('the data in the document is available without a call', () => {
  const { store, calls } = setUp({ [dataKey(prices)]: 'from the document' });
  expect(store.get(dataKey(prices))).toBe('from the document');
  expect(store.get(dataKey(answersOf('A')))).toBeUndefined();
  expect(calls).toEqual([]);
});

test('concurrent loads with the same params share one call', async () => {
  const { store, calls } = setUp();
  const loads = [store.load(answersOf('A')), store.load(answersOf('A')), store.load(answersOf('B'))];
  expect(calls.map(({ name, params }) => [name, params])).toEqual([
    ['public help.findByCategory', { category: 'A' }],
    ['public help.findByCategory', { category: 'B' }],
  ]);
  // The responses arrive in reverse order.
  calls[1]?.resolve('answers of B');
  calls[0]?.resolve('answers of A');
  expect(await Promise.all(loads)).toEqual(['answers of A', 'answers of A', 'answers of B']);
  expect(store.get(dataKey(answersOf('A')))).toBe('answers of A');
  expect(store.get(dataKey(answersOf('B')))).toBe('answers of B');
});

test('a failure rejects all waiting loads, and the next load tries again', async () => {
  const { store, calls } = setUp();
  const loads = Promise.allSettled([store.load(prices), store.load(prices)]);
  calls[0]?.reject(new Error('down'));
  expect((await loads).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(store.get(dataKey(prices))).toBeUndefined();
  expect(store.isLoading(dataKey(prices))).toBe(false);
  const again = store.load(prices);
  expect(store.isLoading(dataKey(prices))).toBe(true);
  calls[1]?.resolve('there now');
  expect(await again).toBe('there now');
  expect(store.get(dataKey(prices))).toBe('there now');
});

test('loading data again makes a call, and keeps the old data until the call succeeds', async () => {
  const { store, calls } = setUp({ [dataKey(prices)]: 'old' });
  const failing = store.load(prices);
  expect(store.get(dataKey(prices))).toBe('old');
  calls[0]?.reject(new Error('down'));
  await expect(failing).rejects.toThrow('down');
  expect(store.get(dataKey(prices))).toBe('old');
  const loading = store.load(prices);
  calls[1]?.resolve('new');
  await loading;
  expect(store.get(dataKey(prices))).toBe('new');
});

test('a failed call does not affect other calls', async () => {
  const { store, calls } = setUp();
  const failing = store.load(answersOf('A')).catch((error: Error) => error.message);
  const other = store.load(answersOf('B'));
  calls[0]?.reject(new Error('down'));
  expect(await failing).toBe('down');
  const again = store.load(answersOf('B'));
  calls[1]?.resolve('answers of B');
  expect(await Promise.all([other, again])).toEqual(['answers of B', 'answers of B']);
  expect(calls).toHaveLength(2);
});
