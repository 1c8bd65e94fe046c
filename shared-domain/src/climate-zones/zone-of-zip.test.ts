import { zoneOfZip } from './zone-of-zip.ts';

const listed = Array.from({ length: 100_000 }, (_, zip) => String(zip).padStart(5, '0')).flatMap((zip) => {
  const zone = zoneOfZip(zip);
  return zone === undefined ? [] : [{ zip, zone }];
});

test('C14: the site’s list has 2,694 ZIP codes, and each zone has as many as in the Energy Commission’s list', () => {
  const counts = Array.from({ length: 16 }, (_, at) => listed.filter(({ zone }) => zone === at + 1).length);
  expect(listed).toHaveLength(2694);
  expect(counts).toEqual([55, 119, 277, 137, 42, 181, 125, 188, 350, 171, 111, 375, 194, 89, 52, 228]);
});

/** Computes the 64-bit FNV-1a hash. */
const checksum = (text: string) =>
  [...text]
    .reduce(
      (sum, letter) => BigInt.asUintN(64, (sum ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n),
      0xcbf29ce484222325n,
    )
    .toString(16);

test('C14: every ZIP code has its zone from the Energy Commission’s list', () => {
  const lines = listed.map(({ zip, zone }) => `${zip},${zone}\n`);
  expect(checksum(lines.join(''))).toBe('3066203010545693');
});

test.each([
  ['90001', 8],
  ['92101', 7],
  ['94612', 3],
  ['95501', 1],
  ['95814', 12],
  ['96162', 16],
  ['90000', undefined],
  ['95999', undefined],
  ['10001', undefined],
])('C14: the zone of ZIP code %s is %p', (zip, zone) => {
  expect(zoneOfZip(zip)).toBe(zone);
});
