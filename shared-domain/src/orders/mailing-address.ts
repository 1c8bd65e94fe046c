import { homeCountry } from '../party/country.ts';
import { type Person, shortName } from '../party/person.ts';
import { findCountry, findState } from '../party/places.ts';
import { type PostalAddress, zipCode } from '../party/postal-address.ts';

/** Where copies are mailed, and to whom: an address in the home country, with the code of its state. */
export interface MailingAddress extends PostalAddress {
  readonly name: string;
  readonly country: typeof homeCountry.code;
}

const home = findCountry(homeCountry.code);

/** The codes of the states that copies are mailed to: those of the home country. */
export const mailedStates: readonly string[] = (home?.states ?? []).map(({ code }) => code);

/** Returns a person's address if copies can be mailed to it; null otherwise. */
export function mailingAddressOf({ name = {}, address = {} }: Person): MailingAddress | null {
  const { line1 = '', cityText = '', stateText = '', postalCode = '', country = homeCountry.code } = address;
  const state = findState(stateText, home);
  const recipient = shortName(name);
  const isWhole = [recipient, line1, cityText].every((text) => text !== '') && zipCode.test(postalCode);
  if (!isWhole || !state || findCountry(country) !== home) return null;
  return { name: recipient, line1, cityText, stateText: state.code, postalCode, country: homeCountry.code };
}
