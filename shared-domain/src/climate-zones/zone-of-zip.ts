import { zonesByZip } from './zones-by-zip.ts';

/**
 * Returns the Energy Commission's climate zone (1 to 16) for a ZIP code, or undefined if the ZIP code is not
 * listed. The actual zone depends on the address.
 */
export function zoneOfZip(digits: string): number | undefined {
  const zone = Number.parseInt(zonesByZip[digits.slice(0, 3)]?.[Number(digits.slice(3))] ?? '', 36);
  return Number.isNaN(zone) ? undefined : zone;
}
