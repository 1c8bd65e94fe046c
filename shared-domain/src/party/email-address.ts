import { ContactMethod, type ContactMethodDefinition } from './contact-method.ts';

export interface EmailAddressDefinition extends ContactMethodDefinition {
  readonly address: string;
}

/** An e-mail address (H6). Whether it is a valid one is for the form or service that takes it in. */
export class EmailAddress extends ContactMethod {
  readonly kind = 'email';
  address: string;

  constructor(definition: EmailAddressDefinition) {
    super(definition);
    this.address = definition.address.trim();
  }
}
