import type { Country } from './country.ts';
import { placeCode, placeName } from './place-text.ts';

export interface StateProvinceDefinition {
  /** The second part of its ISO 3166-2 code, such as 'CA'. */
  readonly code: string;
  readonly name: string;
  readonly country: Country;
  /** Whether lists offer it; default true. */
  readonly visible?: boolean;
}

/** A state or province of a country (H6). Two with the same code in the same country are the same state. */
export class StateProvince {
  readonly code: string;
  readonly name: string;
  readonly country: Country;
  readonly visible: boolean;

  /** @throws PartyError without a code or a name */
  constructor(definition: StateProvinceDefinition) {
    this.code = placeCode(definition.code);
    this.name = placeName(definition.name);
    this.country = definition.country;
    this.visible = definition.visible ?? true;
  }

  equals(other: StateProvince): boolean {
    return this.code === other.code && this.country.equals(other.country);
  }
}
