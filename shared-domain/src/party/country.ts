import { placeCode, placeName } from './place-text.ts';

export interface CountryDefinition {
  /** ISO 3166-1 alpha-2, such as 'US'. */
  readonly code: string;
  readonly name: string;
  /** Whether lists offer it; default true. */
  readonly visible?: boolean;
}

/** A country that addresses refer to (H6). Two with the same code are the same country. */
export class Country {
  readonly code: string;
  readonly name: string;
  readonly visible: boolean;

  /** @throws PartyError without a code or a name */
  constructor(definition: CountryDefinition) {
    this.code = placeCode(definition.code);
    this.name = placeName(definition.name);
    this.visible = definition.visible ?? true;
  }

  equals(other: Country): boolean {
    return this.code === other.code;
  }
}
