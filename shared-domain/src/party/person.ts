import { Party } from './party.ts';

/** The parts of a person's name (H6); '' if a person has none. */
export interface PersonName {
  readonly honorificPrefix: string;
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  readonly honorificSuffix: string;
  readonly maternal: string;
}

const noName: PersonName = {
  honorificPrefix: '',
  first: '',
  middle: '',
  last: '',
  honorificSuffix: '',
  maternal: '',
};

export class Person extends Party {
  name: PersonName;

  constructor(definition: { readonly name?: Partial<PersonName>; readonly code?: string } = {}) {
    super(definition);
    this.name = { ...noName, ...definition.name };
  }

  /** First plus last name, with one space; just the one if there is one. */
  get shortName(): string {
    return [this.name.first.trim(), this.name.last.trim()].filter((part) => part !== '').join(' ');
  }
}
