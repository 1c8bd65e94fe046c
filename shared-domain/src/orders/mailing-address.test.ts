import { mailingAddressOf } from './mailing-address.ts';

const name = { first: 'Ana', last: 'Builder' };
const address = { line1: '3 Elm Street', cityText: 'Fresno', stateText: 'California', postalCode: '93701' };

test('D8: copies can be mailed to a complete address in the United States', () => {
  const mailed = { ...address, name: 'Ana Builder', stateText: 'CA', country: 'US' };
  expect(mailingAddressOf({ name, address })).toEqual(mailed);
  expect(mailingAddressOf({ name, address: { ...address, country: 'usa' } })).toEqual(mailed);
});

test.each([
  ['without a name', { address }],
  ['without a city', { name, address: { ...address, cityText: '' } }],
  ['in a state that is not listed', { name, address: { ...address, stateText: 'Bavaria' } }],
  ['with half a ZIP code', { name, address: { ...address, postalCode: '937' } }],
  ['abroad', { name, address: { ...address, country: 'Canada' } }],
  ['without any data', {}],
])('D8: no copies are mailed to an address %s', (_, person) => {
  expect(mailingAddressOf(person)).toBeNull();
});
