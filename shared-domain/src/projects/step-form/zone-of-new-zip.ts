import { valueAt } from '../document-values.ts';
import { zipCodeSource } from '../fields/place-fields.ts';
import type { ProjectData } from '../project-data.ts';
import { withTyped } from './typed-fields.ts';

export const zoneAddress = 'location.climateZone';
const sourceAddress = 'location.climateZoneSource';

/**
 * Fills in the climate zone and its source. The year 0 is a placeholder, because neither answer depends on the current
 * year.
 */
function withAnswers(data: ProjectData, zone: string, source: string): ProjectData {
  return withTyped(withTyped(data, zoneAddress, zone, 0), sourceAddress, source, 0);
}

/** Returns the project with its climate zone filled in from the Energy Commission's list of ZIP codes. */
export function withZipZone(data: ProjectData, zone: number): ProjectData {
  return withAnswers(data, String(zone), zipCodeSource);
}

/**
 * Returns the project after a change of its ZIP code. `before` and `zone` are the zones of the old and new ZIP codes,
 * or undefined if the list does not contain them. An empty zone is filled in, and a zone filled in for the old ZIP
 * code is replaced. A zone that a person chose does not change.
 */
export function withZoneOfNewZip(
  data: ProjectData,
  zone: number | undefined,
  before: number | undefined,
): ProjectData {
  const present = data.raw?.[zoneAddress] ?? valueAt(data, zoneAddress);
  const source = valueAt(data, sourceAddress);
  const isEmpty = present === undefined && source === undefined;
  const isFilledIn = present === before && source === zipCodeSource;
  if (!isEmpty && !isFilledIn) return data;
  return zone === undefined ? withAnswers(data, '', '') : withZipZone(data, zone);
}

/**
 * Returns the project after a change of its climate zone. `zone` is the list's zone for the ZIP code. If the new zone
 * is different, the mark that the zone comes from the list is removed.
 */
export function withoutZipSource(data: ProjectData, zone: number | undefined): ProjectData {
  const isListed = valueAt(data, zoneAddress) === zone;
  return isListed || valueAt(data, sourceAddress) !== zipCodeSource
    ? data
    : withTyped(data, sourceAddress, '', 0);
}
