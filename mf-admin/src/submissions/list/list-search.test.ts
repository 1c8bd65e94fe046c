import { listHref, readListSearch, toQuery } from './list-search.ts';

const read = (query: string) => readListSearch(new URLSearchParams(query));

test('an address holds a search, and a search makes the address', () => {
  const query = 'search=Oak+%26+Elm&status=in-review&type=A+Residential+Addition&since=2026-11-01';
  const search = read(`${query}&page=3`);
  expect(search).toEqual({
    search: 'Oak & Elm',
    status: 'in-review',
    projectType: 'A Residential Addition',
    since: '2026-11-01',
    page: 3,
  });
  expect(listHref(search)).toBe(`/admin/submissions?${query}`);
});

test('what means nothing is left out', () => {
  const nothing = { search: '', status: null, projectType: null, since: null, page: 1 };
  expect(read('')).toEqual(nothing);
  for (const since of ['2026-02-30', '2026', 'yesterday', '2026-1-1', '+002026-01-01', '2026-01-01T00:00'])
    expect(read(`search=++&status=lost&type=Barn&since=${since}&page=-1`)).toEqual(nothing);
  for (const page of ['0', '1.5', 'x', '1e99']) expect(read(`page=${page}`).page).toBe(1);
  expect(toQuery(nothing)).toEqual({});
  expect(listHref({ ...nothing })).toBe('/admin/submissions');
});
