import { readWorkSearch, workHref } from './work-search.ts';

const read = (query: string) => readWorkSearch(new URLSearchParams(query));

test('Q4: the URL of the queue has no default values, and no view if there is a search text', () => {
  expect(workHref({})).toBe('/admin/work');
  const late = { view: 'late', kind: 'order', search: '', page: 3 } as const;
  expect(workHref(late)).toBe('/admin/work?view=late&kind=order&page=3');
  expect(read('view=late&kind=order&page=3')).toEqual(late);
  expect(workHref({ ...late, search: 'Hill & Oak', page: 1 })).toBe(
    '/admin/work?search=Hill+%26+Oak&kind=order',
  );
});

test.each(['', 'view=gone&kind=barn&search=++&page=0', 'page=1.5', 'page=x'])(
  'Q4: the query %p, without valid values, gives the default search',
  (query) => {
    expect(read(query)).toEqual({ view: 'due', kind: null, search: '', page: 1 });
  },
);
