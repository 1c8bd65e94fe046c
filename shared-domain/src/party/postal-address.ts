import { City } from './city.ts';
import { ContactMethod, type ContactMethodDefinition } from './contact-method.ts';
import type { Country } from './country.ts';
import { means } from './place-text.ts';
import { StateProvince } from './state-province.ts';

export interface PostalAddressDefinition extends ContactMethodDefinition {
  readonly line1?: string;
  readonly postalCode?: string;
  readonly city?: City | string;
  readonly state?: StateProvince | string;
  readonly country?: Country | string;
}

/**
 * A postal address (H6). City, state and country are each a reference or free text ('' if there is none), and
 * references never contradict what stands above them:
 * - Changing the country clears a city and a state that belong to another one; changing the state, such a city.
 * - Choosing a state by reference brings its country, a city by reference its state and country.
 * - Free text cannot be told to contradict, so a typed city or state stays; text above a reference agrees with it when
 *   it is its name or code; and no text at all contradicts nothing.
 */
export class PostalAddress extends ContactMethod {
  readonly kind = 'address';
  line1: string;
  postalCode: string;
  #city: City | string = '';
  #state: StateProvince | string = '';
  #country: Country | string = '';

  constructor(definition: PostalAddressDefinition) {
    super(definition);
    this.line1 = definition.line1?.trim() ?? '';
    this.postalCode = definition.postalCode?.trim() ?? '';
    // From the widest to the narrowest, so that the most exact reference has the last word.
    this.country = definition.country ?? '';
    this.state = definition.state ?? '';
    this.city = definition.city ?? '';
  }

  get country(): Country | string {
    return this.#country;
  }

  set country(country: Country | string) {
    this.#country = trimmed(country);
    if (this.#state instanceof StateProvince && !agreesOnCountry(this.#country, this.#state.country))
      this.#state = '';
    if (this.#city instanceof City && !agreesOnCountry(this.#country, this.#city.country)) this.#city = '';
  }

  get state(): StateProvince | string {
    return this.#state;
  }

  set state(state: StateProvince | string) {
    this.#state = trimmed(state);
    if (this.#city instanceof City && !agreesOnState(this.#state, this.#city.state)) this.#city = '';
    if (this.#state instanceof StateProvince) this.#country = this.#state.country;
  }

  get city(): City | string {
    return this.#city;
  }

  set city(city: City | string) {
    this.#city = trimmed(city);
    if (this.#city instanceof City) {
      this.#state = this.#city.state;
      this.#country = this.#city.country;
    }
  }

  /** In one line, for mail within the country: '100 Example Street, Oakland, CA 94612', without what is not known. */
  get text(): string {
    const stateAndCode = [this.stateText, this.postalCode].filter(Boolean).join(' ');
    return [this.line1, this.cityText, stateAndCode].filter(Boolean).join(', ');
  }

  /** The city in words, whichever way it is held. */
  get cityText(): string {
    return textOf(this.#city);
  }

  /** The state or province in words, whichever way it is held. */
  get stateText(): string {
    return textOf(this.#state);
  }

  /** The country in words, whichever way it is held. */
  get countryText(): string {
    return textOf(this.#country);
  }
}

function agreesOnCountry(country: Country | string, below: Country): boolean {
  return typeof country === 'string' ? country === '' || means(country, below) : country.equals(below);
}

function agreesOnState(state: StateProvince | string, below: StateProvince): boolean {
  return typeof state === 'string' ? state === '' || means(state, below) : state.equals(below);
}

function textOf(place: { readonly name: string } | string): string {
  return typeof place === 'string' ? place : place.name;
}

function trimmed<Place extends object>(place: Place | string): Place | string {
  return typeof place === 'string' ? place.trim() : place;
}
