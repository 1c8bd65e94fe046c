import type { PostalAddress } from './contact.schema.ts';
import { homeCountry, matchesPlace } from './country.ts';

/** A ZIP code, such as '94612' or '94612-1234'. */
export const zipCode = /^\d{5}(?:-\d{4})?$/;

/** Returns the lines of an address, as on an envelope. Missing parts and the home country are left out. */
export function addressLines(address: Partial<PostalAddress>): string[] {
  const { line1, cityText, stateText, postalCode, country = '' } = address;
  const abroad = matchesPlace(country, homeCountry) ? '' : country;
  return filled([line1, filled([cityText, filled([stateText, postalCode]).join(' ')]).join(', '), abroad]);
}

function filled(texts: readonly (string | undefined)[]): string[] {
  return texts.flatMap((text) => text?.trim() || []);
}
