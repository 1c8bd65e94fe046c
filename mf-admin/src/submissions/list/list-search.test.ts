import { listHref, readListSearch, toQuery } from './list-search.ts';

const read = (query: string) => readListSearch(new URLSearchParams(query));

test('an address holds a search, and a search makes the address', () => {
  const query = 'search=Oak+%26+Elm&status=in-review&type=A+Residential+Addition&since=2026-11-01';
  const position = '1790000000000000-3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const search = read(`${query}&after=${position}&before=${position}`);
  expect(search).toEqual({
    search: 'Oak & Elm',
    status: 'in-review',
    projectType: 'A Residential Addition',
    since: '2026-11-01',
    after: position,
    before: null,
  });
  expect(listHref(search)).toBe(`/admin/submissions?${query}`);
  expect(listHref(search, { before: position })).toBe(`/admin/submissions?${query}&before=${position}`);
});

test('what means nothing is left out', () => {
  const nothing = { search: '', status: null, projectType: null, since: null, after: null, before: null };
  expect(read('')).toEqual(nothing);
  for (const since of ['2026-02-30', '2026', 'yesterday', '2026-1-1', '+002026-01-01', '2026-01-01T00:00'])
    expect(read(`search=++&status=lost&type=Barn&since=${since}&page=3`)).toEqual(nothing);
  for (const place of ['0', 'x', '1-2', `1-${'a'.repeat(36)}`])
    expect(read(`after=${place}&before=${place}`)).toEqual(nothing);
  expect(toQuery(nothing)).toEqual({});
  expect(listHref({ ...nothing })).toBe('/admin/submissions');
});
