import { type ContactMethod, markPrimary } from './contact-method.ts';
import { EmailAddress } from './email-address.ts';
import { PartyError } from './party-error.ts';
import { Phone } from './phone.ts';
import { PostalAddress } from './postal-address.ts';

/** Contact methods that some party has: one in two parties could not be primary in one and not in the other. */
const held = new WeakSet<ContactMethod>();

/**
 * Who can be reached: a person or an organization (H6).
 *
 * Of its contact methods of one kind (address, phone, e-mail) and one type ('work', 'home' …), exactly one is primary:
 * the first, until another is made primary or comes in asking for it; when the primary one is removed, the one that the
 * party has had longest follows it.
 */
export abstract class Party {
  /** What others know the party by, such as a customer number; '' if there is none. */
  code: string;
  #methods: ContactMethod[] = [];

  constructor(definition: { readonly code?: string } = {}) {
    this.code = definition.code ?? '';
  }

  get addresses(): readonly PostalAddress[] {
    return this.#methods.filter((method) => method instanceof PostalAddress);
  }

  get phones(): readonly Phone[] {
    return this.#methods.filter((method) => method instanceof Phone);
  }

  get emails(): readonly EmailAddress[] {
    return this.#methods.filter((method) => method instanceof EmailAddress);
  }

  /** @throws PartyError if this party or another one has it already */
  add(method: ContactMethod): void {
    if (held.has(method)) throw new PartyError('already-held', 'Remove it there first, or add a new one.');
    const isFirst = this.#alike(method).length === 0;
    held.add(method);
    this.#methods.push(method);
    if (isFirst || method.primary) this.makePrimary(method);
  }

  /** Makes it the primary one of its kind and type; the one that was steps back. @throws PartyError for one not held */
  makePrimary(method: ContactMethod): void {
    this.#requireHeld(method);
    for (const other of this.#alike(method)) markPrimary(other, other === method);
  }

  /** @throws PartyError for one not held */
  remove(method: ContactMethod): void {
    this.#requireHeld(method);
    held.delete(method);
    this.#methods = this.#methods.filter((other) => other !== method);
    const [next] = this.#alike(method);
    if (method.primary && next) this.makePrimary(next);
    markPrimary(method, false);
  }

  /** The primary address of a type; without a type, of the type that the party has had longest. */
  primaryAddress(type?: string): PostalAddress | undefined {
    return primaryOf(this.addresses, type);
  }

  /** The primary phone of a type; without a type, of the type that the party has had longest. */
  primaryPhone(type?: string): Phone | undefined {
    return primaryOf(this.phones, type);
  }

  /** The primary e-mail address of a type; without a type, of the type that the party has had longest. */
  primaryEmail(type?: string): EmailAddress | undefined {
    return primaryOf(this.emails, type);
  }

  #alike(method: ContactMethod): readonly ContactMethod[] {
    return this.#methods.filter((other) => other.kind === method.kind && other.type === method.type);
  }

  #requireHeld(method: ContactMethod): void {
    if (!this.#methods.includes(method)) throw new PartyError('not-held', 'Add it to the party first.');
  }
}

function primaryOf<Method extends ContactMethod>(methods: readonly Method[], type = methods[0]?.type) {
  return methods.find((method) => method.primary && method.type === type);
}
