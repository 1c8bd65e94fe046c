import { valueAt } from '../document-values.ts';
import { zipCodeSource } from '../fields/place-fields.ts';
import type { ProjectData } from '../project-data.ts';
import { withTyped } from './typed-fields.ts';

export const zoneAddress = 'location.climateZone';
const sourceAddress = 'location.climateZoneSource';

/**
 * Returns the project with a climate zone and its source. Passes the year 0 to `withTyped`, because the zone and its
 * source do not depend on the year.
 */
function withAnswers(data: ProjectData, zone: string, source: string): ProjectData {
  return withTyped(withTyped(data, zoneAddress, zone, 0), sourceAddress, source, 0);
}

/** Returns the project with a climate zone, marked as coming from the list of ZIP codes. */
export function withZipZone(data: ProjectData, zone: number): ProjectData {
  return withAnswers(data, String(zone), zipCodeSource);
}

/**
 * Returns the project after its ZIP code changed. The climate zone changes only if it was filled in for the old ZIP
 * code, or if both the zone and its source are empty. In these cases, the zone becomes the zone of the new ZIP code, or
 * empty if the new ZIP code is not listed.
 * @param before - zone of the old ZIP code, undefined if unlisted
 * @param zone - zone of the new ZIP code, undefined if unlisted
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
 * Returns the project after its climate zone changed. If the new zone differs from the list, the zone is no longer
 * marked as coming from the list.
 * @param zone - the list's zone for the ZIP code
 */
export function withoutZipSource(data: ProjectData, zone: number | undefined): ProjectData {
  const isListed = valueAt(data, zoneAddress) === zone;
  return isListed || valueAt(data, sourceAddress) !== zipCodeSource
    ? data
    : withTyped(data, sourceAddress, '', 0);
}
