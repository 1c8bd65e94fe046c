import { homeCountry } from '../party/country.ts';
import { type Person, shortName } from '../party/person.ts';
import { findCountry, findState } from '../party/places.ts';
import { zipCode } from '../party/postal-address.ts';
import type { MailingAddress } from './mailing-address.schema.ts';

const home = findCountry(homeCountry.code);

/** Returns a person's mailing address, or null if it is incomplete, invalid, or outside the home country. */
export function mailingAddressOf({ name = {}, address = {} }: Person): MailingAddress | null {
  const { line1 = '', cityText = '', stateText = '', postalCode = '', country = homeCountry.code } = address;
  const state = findState(stateText, home);
  const recipient = shortName(name);
  const isWhole = [recipient, line1, cityText].every((text) => text !== '') && zipCode.test(postalCode);
  if (!isWhole || !state || findCountry(country) !== home) return null;
  return { name: recipient, line1, cityText, stateText: state.code, postalCode, country: homeCountry.code };
}
