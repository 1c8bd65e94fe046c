import { shortName } from './person.ts';

test.each([
  [{ honorificPrefix: 'Dr.', first: 'Ana', middle: 'M.', last: 'Ruiz', maternal: 'Vega' }, 'Ana Ruiz'],
  [{ first: ' Ana ' }, 'Ana'],
  [{ last: 'Ruiz' }, 'Ruiz'],
  [{}, ''],
])('H6: the short name of %j is first plus last: %j', (name, short) => {
  expect(shortName(name)).toBe(short);
});
