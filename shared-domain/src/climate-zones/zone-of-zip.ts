import { zonesByZip } from './zones-by-zip.ts';

/**
 * Returns the climate zone, from 1 to 16, that the Energy Commission's list names for a ZIP code of five digits;
 * undefined if the list does not have it. The list has one zone per ZIP code, but the address decides.
 */
export function zoneOfZip(digits: string): number | undefined {
  const zone = Number.parseInt(zonesByZip[digits.slice(0, 3)]?.[Number(digits.slice(3))] ?? '', 36);
  return Number.isNaN(zone) ? undefined : zone;
}
