import { ContactMethod, type ContactMethodDefinition } from './contact-method.ts';
import { PartyError } from './party-error.ts';

export interface PhoneDefinition extends ContactMethodDefinition {
  /** The local number, as people write it: '555-0100'. */
  readonly number?: string;
  readonly extension?: string;
  readonly countryCode?: string | number;
  readonly areaCode?: string | number;
}

/** A phone number (H6). The codes are digits kept as text, so that 020 stays 020; '' if there is none. */
export class Phone extends ContactMethod {
  readonly kind = 'phone';
  number: string;
  extension: string;
  #countryCode = '';
  #areaCode = '';

  /** @throws PartyError for a code that is not numeric, or no type */
  constructor(definition: PhoneDefinition) {
    super(definition);
    this.number = definition.number?.trim() ?? '';
    this.extension = definition.extension?.trim() ?? '';
    this.countryCode = definition.countryCode ?? '';
    this.areaCode = definition.areaCode ?? '';
  }

  /** As people write it: '+1 (510) 555-0100 ext. 7', without what is not known. */
  get text(): string {
    const { countryCode, areaCode, number, extension } = this;
    const parts = [
      countryCode && `+${countryCode}`,
      areaCode && `(${areaCode})`,
      number,
      extension && `ext. ${extension}`,
    ];
    return parts.filter(Boolean).join(' ');
  }

  get countryCode(): string {
    return this.#countryCode;
  }

  /**
   * Empty text clears it; a leading plus ('+1') is how people write it, and is dropped.
   * @throws PartyError 'the country code of a phone number should be a numeric value'
   */
  set countryCode(value: string | number) {
    const digits = digitsOf(typeof value === 'string' ? value.trim().replace(/^\+(?=\d)/, '') : value);
    if (digits === undefined) {
      throw new PartyError('country-code', 'Give digits only, such as 1, or leave it empty.');
    }
    this.#countryCode = digits;
  }

  get areaCode(): string {
    return this.#areaCode;
  }

  /**
   * Empty text clears it.
   * @throws PartyError 'the area code of a phone number should be a numeric value'
   */
  set areaCode(value: string | number) {
    const digits = digitsOf(value);
    if (digits === undefined) {
      throw new PartyError('area-code', 'Give digits only, such as 510, or leave it empty.');
    }
    this.#areaCode = digits;
  }
}

/** The digits of a code, '' for empty text, undefined for what is not numeric. */
function digitsOf(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? String(value) : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return /^[0-9]*$/.test(text) ? text : undefined;
}
