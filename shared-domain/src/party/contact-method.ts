import { PartyError } from './party-error.ts';

export type ContactKind = 'address' | 'phone' | 'email';

/** What every contact method is made with. */
export interface ContactMethodDefinition {
  /** What it is used for, such as 'work' or 'home'. Needed; compared to the letter, without surrounding spaces. */
  readonly type: string;
  /** Asks to be the primary one of its type once a party has it. */
  readonly primary?: boolean;
}

/** Marks a contact method primary or not. For Party alone, which keeps one primary a kind and type. */
export let markPrimary: (method: ContactMethod, primary: boolean) => void;

/** A way to reach a party (H6). Its type is fixed: what is used otherwise is another contact method. */
export abstract class ContactMethod {
  abstract readonly kind: ContactKind;
  readonly type: string;
  #primary: boolean;

  static {
    markPrimary = (method, primary) => {
      method.#primary = primary;
    };
  }

  /** @throws PartyError 'a contact method needs a type' */
  constructor(definition: ContactMethodDefinition) {
    const type: unknown = definition.type;
    if (typeof type !== 'string' || type.trim() === '') {
      throw new PartyError('no-contact-type', "Say what it is used for, such as 'work' or 'home'.");
    }
    this.type = type.trim();
    this.#primary = definition.primary === true;
  }

  /** Whether it is the one to use among its party's contact methods of the same kind and type. */
  get primary(): boolean {
    return this.#primary;
  }
}
