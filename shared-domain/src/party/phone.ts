import type { Phone } from './contact.schema.ts';

/** Minimum and maximum length, in characters, of a phone number that is entered in a single field. */
export const phoneLength = { min: 5, max: 50 } as const;

/** Messages for codes that do not match {@link phoneCodeForms} (H6). */
export const phoneCodeMessages = {
  countryCode: 'the country code of a phone number should be a numeric value',
  areaCode: 'the area code of a phone number should be a numeric value',
} as const;

/** Patterns for a phone number's codes, which can be empty. */
export const phoneCodeForms = { countryCode: /^\d{0,3}$/, areaCode: /^\d{0,6}$/ } as const;

/** Formats a phone number, such as '+1 (510) 555-0100'. Missing parts are left out. */
export function phoneText({ countryCode, areaCode, number }: Phone): string {
  return [countryCode && `+${countryCode}`, areaCode && `(${areaCode})`, number].filter(Boolean).join(' ');
}
