import { changedMembers } from './changed-members.ts';

test('only the properties that differ are listed, without lastUpdate', () => {
  const before = { price: 149, name: 'A', phone: { areaCode: '510' }, lastUpdate: '1', roles: ['a'] };
  const after = {
    price: 159,
    name: 'A',
    phone: { areaCode: '415' },
    lastUpdate: '2',
    roles: ['a', 'b'],
    sku: '1',
  };
  expect(changedMembers(before, after)).toEqual([
    { path: 'price', before: '149', after: '159' },
    { path: 'phone.areaCode', before: '510', after: '415' },
    { path: 'roles', before: 'a', after: 'a, b' },
    { path: 'sku', before: null, after: '1' },
  ]);
});

test('a new record has no earlier values, and a value without properties has an empty path', () => {
  expect(changedMembers(null, { enabled: true })).toEqual([{ path: 'enabled', before: null, after: 'true' }]);
  expect(changedMembers('a', 'b')).toEqual([{ path: '', before: 'a', after: 'b' }]);
});
