import { Party } from './party.ts';

export class Organization extends Party {
  name: string;

  constructor(definition: { readonly name: string; readonly code?: string }) {
    super(definition);
    this.name = definition.name;
  }
}
