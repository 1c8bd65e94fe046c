import * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';

const phoneShape = object({
  /** Without a plus sign. Absent or '' if the number has no country code. */
  countryCode: v.exactOptional(v.string()),
  /** '' if there is none. */
  areaCode: v.string(),
  /** Such as '555-0100'. */
  number: v.string(),
});

/** A phone number whose parts are stored separately (H6). */
export interface Phone extends v.InferOutput<typeof phoneShape> {}
export const phone: Schema<Phone> = phoneShape;

const emailAddressShape = object({ address: v.string() });

/** An email address (H6). */
export interface EmailAddress extends v.InferOutput<typeof emailAddressShape> {}
export const emailAddress: Schema<EmailAddress> = emailAddressShape;

const postalAddressShape = object({
  line1: v.string(),
  cityText: v.string(),
  postalCode: v.string(),
  stateText: v.string(),
  country: v.string(),
});

/** A postal address (H6). State and country can be a listed code or name, or other text. */
export interface PostalAddress extends v.InferOutput<typeof postalAddressShape> {}
export const postalAddress: Schema<PostalAddress> = postalAddressShape;
