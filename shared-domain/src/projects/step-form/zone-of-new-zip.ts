import { valueAt } from '../document-values.ts';
import { zipCodeSource } from '../fields/place-fields.ts';
import type { ProjectData } from '../project-data.ts';
import { withTyped } from './typed-fields.ts';

export const zoneAddress = 'location.climateZone';
const sourceAddress = 'location.climateZoneSource';

/** The project with the climate zone that the Energy Commission's list names for its ZIP code. */
export function withZipZone(data: ProjectData, zone: number): ProjectData {
  // The year is of no concern to these two fields.
  const chosen = withTyped(data, zoneAddress, String(zone), 0);
  return withTyped(chosen, sourceAddress, zipCodeSource, 0);
}

/**
 * The project after a change of its ZIP code: an empty climate zone is filled in, one that was filled in for the ZIP
 * code before it is replaced, and a zone that a person chose stays. `before` is the zone of the ZIP code before, if
 * there was one.
 */
export function withZoneOfNewZip(data: ProjectData, zone: number, before: number | undefined): ProjectData {
  const present = data.raw?.[zoneAddress] ?? valueAt(data, zoneAddress);
  const source = valueAt(data, sourceAddress);
  const isEmpty = present === undefined && source === undefined;
  const isFilledIn = present === before && source === zipCodeSource;
  return isEmpty || isFilledIn ? withZipZone(data, zone) : data;
}
