import { valueAt } from '../document-values.ts';
import { zipCodeSource } from '../fields/place-fields.ts';
import type { ProjectData } from '../project-data.ts';
import { withTyped } from './typed-fields.ts';

export const zoneAddress = 'location.climateZone';
const sourceAddress = 'location.climateZoneSource';

/** Types both answers, neither of which depends on the current year. */
function withAnswers(data: ProjectData, zone: string, source: string): ProjectData {
  return withTyped(withTyped(data, zoneAddress, zone, 0), sourceAddress, source, 0);
}

/** Returns the project with the climate zone that the Energy Commission's list has for its ZIP code. */
export function withZipZone(data: ProjectData, zone: number): ProjectData {
  return withAnswers(data, String(zone), zipCodeSource);
}

/**
 * Returns the project after a change of its ZIP code from one with the zone `before` to one with `zone` (undefined if
 * the list has none). An empty climate zone is filled in, a zone filled in for the previous ZIP code is replaced, and a
 * zone that a person chose stays.
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
 * Returns the project without the mark that its climate zone comes from the list, if a person chose another zone than
 * `zone`.
 */
export function withoutZipSource(data: ProjectData, zone: number | undefined): ProjectData {
  const isListed = valueAt(data, zoneAddress) === zone;
  return isListed || valueAt(data, sourceAddress) !== zipCodeSource
    ? data
    : withTyped(data, sourceAddress, '', 0);
}
