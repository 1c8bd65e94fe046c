import { countries, findCountry, findState, isStateOf, offered, placeCodes } from './places.ts';

test('H6: every country and every state has a unique code', () => {
  expect(new Set(placeCodes).size).toBe(placeCodes.length);
  expect(placeCodes).toEqual(expect.arrayContaining(['US', 'US-CA', 'US-DC', 'CA', 'CA-QC', 'MX']));
});

test('H6: forms offer all countries and states except those that staff hid', () => {
  expect(offered()).toEqual(countries);
  const places = offered(['MX', 'US-GU']);
  expect(places.map(({ code }) => code)).toEqual(['US', 'CA']);
  expect(findState('Guam', places[0])).toBeUndefined();
  expect(findState('california', places[0])?.code).toBe('CA');
});

test.each(['US', ' usa', 'United States'])('H6: %j means the United States', (text) => {
  expect(findCountry(text)?.code).toBe('US');
});

test.each([
  ['CA', 'USA', true],
  ['California', 'US', true],
  ['ON', 'Canada', true],
  ['CA', 'Canada', false],
  ['ON', 'United States', false],
  ['Bavaria', 'United States', false],
  ['CA', 'Germany', false],
  ['Bavaria', 'Germany', true],
  ['Jalisco', 'Mexico', true],
  ['', 'Canada', true],
  ['CA', '', true],
])('H6: isStateOf with the state “%s” and the country “%s” is %s', (state, country, can) => {
  expect(isStateOf(state, country)).toBe(can);
});
