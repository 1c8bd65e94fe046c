import { type Country, homeCountry, matchesPlace, type State } from './country.ts';

/** Countries that forms offer, unless staff hide them (H6). Users can enter other countries as text. */
export const countries: readonly Country[] = [
  {
    ...homeCountry,
    states: statesOf(
      'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, ' +
        'DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, ' +
        'KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, ' +
        'MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, ' +
        'NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, ' +
        'PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, ' +
        'VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming, AS American Samoa, ' +
        'GU Guam, MP Northern Mariana Islands, PR Puerto Rico, VI U.S. Virgin Islands, AA Armed Forces Americas, ' +
        'AE Armed Forces Europe, AP Armed Forces Pacific',
    ),
  },
  {
    code: 'CA',
    name: 'Canada',
    states: statesOf(
      'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, ' +
        'NT Northwest Territories, NS Nova Scotia, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, ' +
        'SK Saskatchewan, YT Yukon',
    ),
  },
  { code: 'MX', name: 'Mexico' },
];

/** Codes of the places that staff can hide, such as 'CA' for Canada and 'US-CA' for California. */
export const placeCodes: readonly string[] = countries.flatMap((country) => [
  country.code,
  ...(country.states ?? []).map((state) => placeCode(country, state)),
]);

/** Returns the codes of a country and a state, joined as in 'US-CA'. */
export function placeCode(country: Pick<Country, 'code'>, state: Pick<State, 'code'>): string {
  return `${country.code}-${state.code}`;
}

/**
 * Returns the countries and states to offer.
 * @param hidden - codes of hidden places
 */
export function offered(hidden: readonly string[] = []): Country[] {
  return countries
    .filter(({ code }) => !hidden.includes(code))
    .map((country) => {
      const states = country.states?.filter((state) => !hidden.includes(placeCode(country, state)));
      return { ...country, ...(states && { states }) };
    });
}

/** Returns the country with this name or code, or undefined if unlisted. */
export function findCountry(text: string, among: readonly Country[] = countries): Country | undefined {
  return among.find((country) => matchesPlace(text, country));
}

/** Returns the country's state with this name or code, or undefined if unlisted. */
export function findState(text: string, country: Country | undefined): State | undefined {
  return country?.states?.find((state) => matchesPlace(text, state));
}

/**
 * Returns whether a state can belong to a country (H6). A country in {@link countries} with states accepts only these
 * states. Any other country accepts every text that is not one of the listed states. True if either text is blank.
 */
export function isStateOf(stateText: string, countryText: string): boolean {
  if (stateText.trim() === '' || countryText.trim() === '') return true;
  const country = findCountry(countryText);
  if (country?.states) return findState(stateText, country) !== undefined;
  return countries.every((other) => findState(stateText, other) === undefined);
}

/** Parses states such as 'AL Alabama, AK Alaska'. */
function statesOf(text: string): State[] {
  return text.split(', ').map((state) => ({ code: state.slice(0, 2), name: state.slice(3) }));
}
