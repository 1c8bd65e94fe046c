import type { PostalAddress } from './contact.schema.ts';

/** Known parts of a person's name (H6). */
export interface PersonName {
  readonly honorificPrefix?: string;
  readonly first?: string;
  readonly middle?: string;
  readonly last?: string;
  readonly honorificSuffix?: string;
  readonly maternal?: string;
}

/** A person with the known contact data (H6). */
export interface Person {
  readonly name?: PersonName;
  readonly company?: string;
  readonly address?: Partial<PostalAddress>;
  readonly email?: string;
  readonly phone?: string;
}

/** Returns the first and last name. A missing name is left out. */
export function shortName({ first = '', last = '' }: PersonName): string {
  return `${first.trim()} ${last.trim()}`.trim();
}
