/** A state or province of a country (H6). */
export interface State {
  /** The second part of its ISO 3166-2 code, such as 'CA'. */
  readonly code: string;
  readonly name: string;
}

/** A country that addresses refer to (H6). */
export interface Country {
  /** ISO 3166-1 alpha-2, such as 'US'. */
  readonly code: string;
  readonly name: string;
  /** Other spellings that people use, such as 'USA'. */
  readonly shortName?: string;
  /** Absent if forms do not list its states, so that people type them. */
  readonly states?: readonly State[];
}

/** The country of this business. Addresses name it only to readers abroad. */
export const homeCountry = { code: 'US', name: 'United States', shortName: 'USA' } as const satisfies Country;

/** Whether free text names a place, by its name or its code, in upper or lower case. */
export function means(text: string, { code, name, shortName }: Omit<Country, 'states'>): boolean {
  const words = text.trim().toLowerCase();
  return [code, name, shortName].some((known) => known?.toLowerCase() === words);
}
