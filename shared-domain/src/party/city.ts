import type { Country } from './country.ts';
import { placeName } from './place-text.ts';
import type { StateProvince } from './state-province.ts';

/** A city of a state or province (H6). */
export class City {
  readonly name: string;
  readonly state: StateProvince;

  /** @throws PartyError without a name */
  constructor(definition: { readonly name: string; readonly state: StateProvince }) {
    this.name = placeName(definition.name);
    this.state = definition.state;
  }

  /** Taken from its province. */
  get country(): Country {
    return this.state.country;
  }
}
