import { zoneOfZip } from '@title24/shared-domain/climate-zones';
import { zoneCities } from './zone-cities.ts';

test('C14: each city is in its climate zone according to the Energy Commission’s list', () => {
  expect(zoneCities.map(({ zip }) => zoneOfZip(zip))).toEqual(
    Array.from({ length: 16 }, (_, index) => index + 1),
  );
});
