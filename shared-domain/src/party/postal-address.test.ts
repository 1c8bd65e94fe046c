import fc from 'fast-check';
import { City } from './city.ts';
import { Country } from './country.ts';
import { PostalAddress, type PostalAddressDefinition } from './postal-address.ts';
import { StateProvince } from './state-province.ts';

const usa = new Country({ code: 'US', name: 'United States' });
const canada = new Country({ code: 'CA', name: 'Canada' });
const california = new StateProvince({ code: 'CA', name: 'California', country: usa });
const nevada = new StateProvince({ code: 'NV', name: 'Nevada', country: usa });
const ontario = new StateProvince({ code: 'ON', name: 'Ontario', country: canada });
const oakland = new City({ name: 'Oakland', state: california });
const reno = new City({ name: 'Reno', state: nevada });
const ottawa = new City({ name: 'Ottawa', state: ontario });

function address(definition: Partial<PostalAddressDefinition>): PostalAddress {
  return new PostalAddress({ type: 'work', ...definition });
}

function words({ cityText, stateText, countryText }: PostalAddress): string[] {
  return [cityText, stateText, countryText];
}

test('H6: an address holds free text', () => {
  const typed = new PostalAddress({
    type: 'work',
    line1: ' 100 Example Street ',
    city: ' Oakland ',
    postalCode: '94612',
    state: 'CA',
    country: 'USA',
  });
  expect(typed).toMatchObject({ kind: 'address', line1: '100 Example Street', postalCode: '94612' });
  expect([typed.city, typed.state, typed.country]).toEqual(['Oakland', 'CA', 'USA']);
  expect(words(typed)).toEqual(['Oakland', 'CA', 'USA']);
});

test('H6: an address holds references', () => {
  const chosen = address({ city: oakland, state: california, country: usa });
  expect([chosen.city, chosen.state, chosen.country]).toEqual([oakland, california, usa]);
  expect(words(chosen)).toEqual(['Oakland', 'California', 'United States']);
});

test('an address may hold nothing', () => {
  expect(words(address({}))).toEqual(['', '', '']);
});

test('H6: another country clears a city and a state that are not in it', () => {
  const moved = address({ city: oakland, state: california, country: usa });
  moved.country = canada;
  expect(words(moved)).toEqual(['', '', 'Canada']);
});

test('H6: the same country by another object, by name or by code clears nothing', () => {
  const same = address({ city: oakland });
  for (const country of [new Country({ code: 'US', name: 'USA' }), 'united states', ' US ', '']) {
    same.country = country;
    expect([same.city, same.state]).toEqual([oakland, california]);
  }
});

test('H6: a typed country that is another one clears what is not in it', () => {
  const moved = address({ city: oakland });
  moved.country = 'Mexico';
  expect(words(moved)).toEqual(['', '', 'Mexico']);
});

test('H6: a typed city or state stays when the country changes', () => {
  const typed = address({ city: 'London', state: ontario, country: canada });
  typed.country = usa;
  expect(words(typed)).toEqual(['London', '', 'United States']);
  typed.state = 'England';
  typed.country = 'United Kingdom';
  expect(words(typed)).toEqual(['London', 'England', 'United Kingdom']);
});

test('another state clears a city that is not in it', () => {
  const moved = address({ city: oakland });
  moved.state = nevada;
  expect(words(moved)).toEqual(['', 'Nevada', 'United States']);
  moved.city = reno;
  moved.state = 'NV';
  expect(moved.city).toBe(reno);
  moved.state = 'Utah';
  expect(words(moved)).toEqual(['', 'Utah', 'United States']);
});

test('no state and no country at all contradict nothing', () => {
  const cleared = address({ city: oakland });
  cleared.state = '';
  cleared.country = '';
  expect(words(cleared)).toEqual(['Oakland', '', '']);
});

test('a state brings its country, a city its state and country', () => {
  const chosen = address({ country: 'Canada' });
  chosen.state = nevada;
  expect(chosen.country).toBe(usa);
  chosen.city = ottawa;
  expect([chosen.state, chosen.country]).toEqual([ontario, canada]);
});

test('of references that contradict each other, the most exact has the last word', () => {
  expect(words(address({ country: usa, state: nevada, city: ottawa }))).toEqual([
    'Ottawa',
    'Ontario',
    'Canada',
  ]);
});

const change = fc.oneof(
  fc.record({
    field: fc.constant('country' as const),
    value: fc.constantFrom(usa, canada, 'Mexico', 'US', ''),
  }),
  fc.record({
    field: fc.constant('state' as const),
    value: fc.constantFrom(california, nevada, ontario, 'CA', 'Utah', ''),
  }),
  fc.record({
    field: fc.constant('city' as const),
    value: fc.constantFrom(oakland, reno, ottawa, 'Oakland', ''),
  }),
);

test('H6: after any changes no reference contradicts another', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const changed = address({});
      for (const { field, value } of changes) Object.assign(changed, { [field]: value });
      const { city, state, country } = changed;
      const last = changes.at(-1);
      if (last) expect(changed[last.field]).toBe(last.value);
      if (city instanceof City && state instanceof StateProvince) expect(city.state.equals(state)).toBe(true);
      if (city instanceof City && country instanceof Country) expect(city.country.equals(country)).toBe(true);
      if (state instanceof StateProvince && country instanceof Country)
        expect(state.country.equals(country)).toBe(true);
    }),
  );
});
