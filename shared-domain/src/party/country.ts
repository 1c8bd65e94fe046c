/** A state or province of a country (H6). */
export interface State {
  /** Second part of the ISO 3166-2 code, such as 'CA'. */
  readonly code: string;
  readonly name: string;
}

/** A country for addresses (H6). */
export interface Country {
  /** ISO 3166-1 alpha-2 code, such as 'US'. */
  readonly code: string;
  readonly name: string;
  /** Another common spelling, such as 'USA'. */
  readonly shortName?: string;
  /** States to choose from in forms. Absent if people type the state instead. */
  readonly states?: readonly State[];
}

/** The country of this business. Addresses within the country do not include its name. */
export const homeCountry = { code: 'US', name: 'United States', shortName: 'USA' } as const satisfies Country;

/** Returns whether free text matches a place's name or code, ignoring case. */
export function means(text: string, { code, name, shortName }: Omit<Country, 'states'>): boolean {
  const words = text.trim().toLowerCase();
  return [code, name, shortName].some((known) => known?.toLowerCase() === words);
}
