/** A state or province of a country (H6). */
export interface State {
  /** Postal abbreviation, such as 'CA'. */
  readonly code: string;
  readonly name: string;
}

/** A country for addresses (H6). */
export interface Country {
  /** ISO 3166-1 alpha-2, such as 'US'. */
  readonly code: string;
  readonly name: string;
  /** Another common name, such as 'USA'. */
  readonly shortName?: string;
  /** States to choose from. Absent if people type the state. */
  readonly states?: readonly State[];
}

/** Country of this business. `addressLines` leaves it out. */
export const homeCountry = { code: 'US', name: 'United States', shortName: 'USA' } as const satisfies Country;

/** Returns whether a text is a place's code, name or short name, ignoring case and surrounding spaces. */
export function matchesPlace(text: string, { code, name, shortName }: Omit<Country, 'states'>): boolean {
  const words = text.trim().toLowerCase();
  return [code, name, shortName].some((known) => known?.toLowerCase() === words);
}
