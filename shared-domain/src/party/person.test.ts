import { shortName } from './person.ts';

test.each([
  [{ honorificPrefix: 'Dr.', first: 'Ana', middle: 'M.', last: 'Ruiz', maternal: 'Vega' }, 'Ana Ruiz'],
  [{ first: ' Ana ' }, 'Ana'],
  [{ last: 'Ruiz' }, 'Ruiz'],
  [{}, ''],
])('H6: the short name of %j is %j', (name, short) => {
  expect(shortName(name)).toBe(short);
});
