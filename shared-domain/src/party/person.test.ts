import { Organization } from './organization.ts';
import { Person } from './person.ts';

test('H6: a name has its parts, empty where a person has none', () => {
  expect(new Person({ name: { first: 'Ada', last: 'Example', maternal: 'Sample' } }).name).toEqual({
    honorificPrefix: '',
    first: 'Ada',
    middle: '',
    last: 'Example',
    honorificSuffix: '',
    maternal: 'Sample',
  });
});

test.each([
  [{ first: 'Ada', last: 'Example', middle: 'B.', honorificPrefix: 'Dr.' }, 'Ada Example'],
  [{ first: ' Ada ', last: ' Example ' }, 'Ada Example'],
  [{ first: 'Ada' }, 'Ada'],
  [{ last: 'Example' }, 'Example'],
  [{}, ''],
])('H6: the short name of %j is first plus last: %j', (name, short) => {
  expect(new Person({ name }).shortName).toBe(short);
});

test('H6: an organization has a name', () => {
  expect(new Organization({ name: 'Energy Compliance Reports' }).name).toBe('Energy Compliance Reports');
});
