import type { PostalAddress } from './postal-address.ts';

/** The parts of a person's name (H6), as far as they are known. */
export interface PersonName {
  readonly honorificPrefix?: string;
  readonly first?: string;
  readonly middle?: string;
  readonly last?: string;
  readonly honorificSuffix?: string;
  readonly maternal?: string;
}

/** A person and how to reach them (H6), as far as it is known. */
export interface Person {
  readonly name?: PersonName;
  readonly company?: string;
  readonly address?: Partial<PostalAddress>;
  readonly email?: string;
  readonly phone?: string;
}

/** Returns first and last name with one space, or the only one of them. */
export function shortName({ first = '', last = '' }: PersonName): string {
  return `${first.trim()} ${last.trim()}`.trim();
}
