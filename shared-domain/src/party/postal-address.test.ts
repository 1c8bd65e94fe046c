import { addressLines } from './postal-address.ts';

const address = { line1: '100 Example Street', cityText: 'Oakland', stateText: 'CA', postalCode: '94612' };

test.each([
  [{ ...address, country: 'USA' }, ['100 Example Street', 'Oakland, CA 94612']],
  [{ ...address, country: 'United States' }, ['100 Example Street', 'Oakland, CA 94612']],
  [{ cityText: ' Montréal ', country: 'Canada' }, ['Montréal', 'Canada']],
  [{ postalCode: '94612', country: ' ' }, ['94612']],
  [{}, []],
])('H6: the address %j has the lines %j', (parts, lines) => {
  expect(addressLines(parts)).toEqual(lines);
});
