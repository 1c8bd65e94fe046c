/** A phone number by its parts (H6), such as the company's. Numbers that people type in one field are texts. */
export interface Phone {
  /** Digits, '' if there are none. */
  readonly areaCode: string;
  /** The local number, as people write it: '555-0100'. */
  readonly number: string;
  /** Digits without a plus. Absent in configurations that a browser stored before this member existed. */
  readonly countryCode?: string;
}

/** Maximum length in characters of a number that people type in one field. */
export const phoneLength = { min: 5, max: 50 } as const;

/** The messages for codes that are not digits (H6). */
export const phoneCodeMessages = {
  countryCode: 'the country code of a phone number should be a numeric value',
  areaCode: 'the area code of a phone number should be a numeric value',
} as const;

/** Patterns of the codes of a phone number: empty, or at most this number of digits. */
export const phoneCodeForms = { countryCode: /^\d{0,3}$/, areaCode: /^\d{0,6}$/ } as const;

/** Returns a phone number as people write it, without missing parts: '+1 (510) 555-0100'. */
export function phoneText({ countryCode, areaCode, number }: Phone): string {
  return [countryCode && `+${countryCode}`, areaCode && `(${areaCode})`, number].filter(Boolean).join(' ');
}
