import { zonesByZip } from './zones-by-zip.ts';

/**
 * Returns the climate zone (1 to 16) for a ZIP code of five digits, or undefined if the ZIP code is not in the Energy
 * Commission's list. The actual zone depends on the address.
 */
export function zoneOfZip(digits: string): number | undefined {
  const zone = Number.parseInt(zonesByZip[digits.slice(0, 3)]?.[Number(digits.slice(3))] ?? '', 36);
  return Number.isNaN(zone) ? undefined : zone;
}
