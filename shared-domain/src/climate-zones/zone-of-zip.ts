import { zonesByZip } from './zones-by-zip.ts';

/**
 * Returns the climate zone (1 to 16) that the Energy Commission's list assigns to a five-digit ZIP code, or undefined
 * if the list does not contain the ZIP code. The list has a single zone per ZIP code, but the actual zone depends on
 * the address.
 */
export function zoneOfZip(digits: string): number | undefined {
  const zone = Number.parseInt(zonesByZip[digits.slice(0, 3)]?.[Number(digits.slice(3))] ?? '', 36);
  return Number.isNaN(zone) ? undefined : zone;
}
