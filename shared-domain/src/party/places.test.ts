import { City } from './city.ts';
import { Country } from './country.ts';
import { StateProvince } from './state-province.ts';

const usa = new Country({ code: 'US', name: 'United States' });
const california = new StateProvince({ code: 'CA', name: 'California', country: usa });

test('H6: countries and states are visible unless they say otherwise', () => {
  expect([usa.visible, california.visible]).toEqual([true, true]);
  expect(new Country({ code: 'US', name: 'United States', visible: false }).visible).toBe(false);
  expect(new StateProvince({ code: 'CA', name: 'California', country: usa, visible: false }).visible).toBe(
    false,
  );
});

test('H6: a city takes its country from its state', () => {
  const oakland = new City({ name: ' Oakland ', state: california });
  expect(oakland.name).toBe('Oakland');
  expect(oakland.country).toBe(usa);
});

test('places are told apart by their codes', () => {
  const canada = new Country({ code: 'CA', name: 'Canada' });
  expect(usa.equals(new Country({ code: ' us ', name: 'USA' }))).toBe(true);
  expect(usa.equals(canada)).toBe(false);
  expect(california.equals(new StateProvince({ code: 'ca', name: 'Calif.', country: usa }))).toBe(true);
  expect(california.equals(new StateProvince({ code: 'CA', name: 'California', country: canada }))).toBe(
    false,
  );
});

test.each([[''], [' '], [null], [undefined]])('%j is neither a name nor a code', (value) => {
  const text = value as string;
  expect(() => new Country({ code: 'US', name: text })).toThrow('need a non-empty name');
  expect(() => new Country({ code: text, name: 'United States' })).toThrow('need a non-empty code');
  expect(() => new StateProvince({ code: 'CA', name: text, country: usa })).toThrow('need a non-empty name');
  expect(() => new StateProvince({ code: text, name: 'California', country: usa })).toThrow(
    'need a non-empty code',
  );
  expect(() => new City({ name: text, state: california })).toThrow('need a non-empty name');
});
