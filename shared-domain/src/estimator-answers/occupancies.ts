/** An occupancy class of the building code, as offered in step 1. */
export interface Occupancy<Code extends string> {
  readonly code: Code;
  readonly label: string;
  /** What a visitor with this building should know before reading the price. */
  readonly note?: string;
  /** Buildings that other agencies regulate. */
  readonly needsNoReport?: true;
}

const multifamilyForms =
  'Apartments, condominiums and hotels use multifamily or nonresidential forms. Full Service picks the right set.';

/** The first one is the default. */
export const residentialOccupancies = [
  { code: 'R3', label: 'R3: house, duplex, townhouse or ADU' },
  { code: 'R2', label: 'R2: apartments or condominiums', note: multifamilyForms },
  { code: 'R1', label: 'R1: hotel or motel', note: multifamilyForms },
] as const satisfies readonly Occupancy<string>[];

/** The first one is the default. */
export const commercialOccupancies = [
  { code: 'B', label: 'B: office, clinic or bank' },
  { code: 'A', label: 'A: assembly, such as a restaurant or church' },
  { code: 'E', label: 'E: school or day care' },
  { code: 'F', label: 'F: factory' },
  { code: 'H', label: 'H: high hazard' },
  {
    code: 'I',
    label: 'I: institution, such as a hospital',
    note: 'You don’t need a Title 24 report from us for Occupancy I. Other agencies regulate these buildings.',
    needsNoReport: true,
  },
  { code: 'M', label: 'M: store or market' },
  { code: 'S', label: 'S: storage or parking garage' },
  { code: 'U', label: 'U: utility building' },
] as const satisfies readonly Occupancy<string>[];

export type ResidentialOccupancy = (typeof residentialOccupancies)[number]['code'];
export type CommercialOccupancy = (typeof commercialOccupancies)[number]['code'];

/** Whether a value is the code of a residential occupancy group. */
export function isResidentialOccupancy(value: unknown): value is ResidentialOccupancy {
  return residentialOccupancies.some(({ code }) => code === value);
}

/** Whether a value is the code of a commercial occupancy group. */
export function isCommercialOccupancy(value: unknown): value is CommercialOccupancy {
  return commercialOccupancies.some(({ code }) => code === value);
}

/** Returns the note of an occupancy, or undefined if it has none. */
export function occupancyNote(code: ResidentialOccupancy | CommercialOccupancy): string | undefined {
  const all: readonly Occupancy<string>[] = [...residentialOccupancies, ...commercialOccupancies];
  return all.find((occupancy) => occupancy.code === code)?.note;
}

/** Whether such a building needs no report from us (W4): it has no price, and there is nothing to order. */
export function needsNoReport(code: CommercialOccupancy): boolean {
  const occupancy: Occupancy<string> | undefined = commercialOccupancies.find((one) => one.code === code);
  return occupancy?.needsNoReport ?? false;
}
