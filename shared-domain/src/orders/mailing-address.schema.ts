import * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';
import { filled } from '../schemas/values.ts';

const addressShape = object({
  name: filled(200, 'Enter a name'),
  line1: filled(200, 'Enter a street address'),
  city: filled(100, 'Enter a city'),
  state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Enter the state as two letters, like CA')),
  postalCode: v.pipe(v.string(), v.regex(/^\d{5}(-\d{4})?$/, 'Enter a ZIP code, like 94110')),
});

/** Where copies are mailed: an address in the United States. */
export interface MailingAddress extends v.InferOutput<typeof addressShape> {}
export const mailingAddress: Schema<MailingAddress> = addressShape;
