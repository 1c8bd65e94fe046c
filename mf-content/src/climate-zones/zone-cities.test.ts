import { zoneOfZip } from '@title24/shared-domain/climate-zones';
import { zoneCities } from './zone-cities.ts';

test('C14 each climate zone has a city that the Energy Commission’s list has there', () => {
  expect(zoneCities.map(({ zip }) => zoneOfZip(zip))).toEqual(
    Array.from({ length: 16 }, (_, index) => index + 1),
  );
});
