/**
 * A phone number in separate parts (H6), such as the company's. Phone numbers that people type into a single field are
 * plain text.
 */
export interface Phone {
  /** Digits of the area code, or '' if there is none. */
  readonly areaCode: string;
  /** Local number as people write it, such as '555-0100'. */
  readonly number: string;
  /** Digits without a plus sign. Optional, because browsers may have stored configurations without this member. */
  readonly countryCode?: string;
}

/** Minimum and maximum length in characters of a phone number that people type into a single field. */
export const phoneLength = { min: 5, max: 50 } as const;

/** Messages for codes that are not numeric (H6). */
export const phoneCodeMessages = {
  countryCode: 'the country code of a phone number should be a numeric value',
  areaCode: 'the area code of a phone number should be a numeric value',
} as const;

/** Patterns for the codes of a phone number. A code may be empty. */
export const phoneCodeForms = { countryCode: /^\d{0,3}$/, areaCode: /^\d{0,6}$/ } as const;

/** Returns a phone number as people write it, such as '+1 (510) 555-0100'. Missing parts are left out. */
export function phoneText({ countryCode, areaCode, number }: Phone): string {
  return [countryCode && `+${countryCode}`, areaCode && `(${areaCode})`, number].filter(Boolean).join(' ');
}
