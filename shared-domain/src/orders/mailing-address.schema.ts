import * as v from 'valibot';
import { homeCountry } from '../party/country.ts';
import { findCountry } from '../party/places.ts';
import { zipCode } from '../party/postal-address.ts';
import { object, type Schema } from '../schemas/builders.ts';
import { filled } from '../schemas/values.ts';

/** Codes of the home country's states, the only destinations of mailed copies. */
const mailedStates = (findCountry(homeCountry.code)?.states ?? []).map(({ code }) => code);

const addressShape = object({
  name: filled(200, 'Enter a name'),
  line1: filled(200, 'Enter a street address'),
  cityText: filled(100, 'Enter a city'),
  stateText: v.picklist(mailedStates, 'Choose a state'),
  postalCode: v.pipe(v.string(), v.regex(zipCode, 'Enter a ZIP code, like 94110')),
  country: v.literal(homeCountry.code),
});

/** Recipient and address for mailed copies, in the home country. */
export interface MailingAddress extends v.InferOutput<typeof addressShape> {}
export const mailingAddress: Schema<MailingAddress> = addressShape;
