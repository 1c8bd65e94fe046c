import { queueHref, readQueueSearch, toQuery, wholeQueue } from './queue-search.ts';

test('D3a: the URL holds the search of the queue, without defaults', () => {
  const search = { ...wholeQueue, search: 'P100001', due: 'late', mine: true, open: false } as const;
  expect(queueHref(search)).toBe('/admin/orders?search=P100001&due=late&mine=1&all=1');
  expect(readQueueSearch(new URLSearchParams(toQuery(search)))).toEqual(search);
  expect(queueHref(wholeQueue)).toBe('/admin/orders');
});

test.each(['', 'state=gone&due=never&page=0&mine=yes&all=', 'page=1.5', 'page=x'])(
  'D3a: an invalid query means the whole queue: %p',
  (query) => {
    expect(readQueueSearch(new URLSearchParams(query))).toEqual(wholeQueue);
  },
);
