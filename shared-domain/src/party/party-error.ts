/** Every text of {@link PartyError} by its code. The phone texts are those of H6, to the letter. */
const messages = {
  'no-contact-type': 'a contact method needs a type',
  'country-code': 'the country code of a phone number should be a numeric value',
  'area-code': 'the area code of a phone number should be a numeric value',
  'already-held': 'a contact method belongs to one party',
  'not-held': 'the party does not have this contact method',
  'place-without-name': 'a country, a state and a city need a non-empty name',
  'place-without-code': 'a country and a state need a non-empty code',
} as const;

export type PartyErrorCode = keyof typeof messages;

/** A rule about people, organizations or their contact methods was broken (H6). */
export class PartyError extends Error {
  override readonly name = 'PartyError';
  readonly code: PartyErrorCode;
  /** What to do about it. */
  readonly detail: string;

  constructor(code: PartyErrorCode, detail: string, options?: ErrorOptions) {
    super(messages[code], options);
    this.code = code;
    this.detail = detail;
  }
}
