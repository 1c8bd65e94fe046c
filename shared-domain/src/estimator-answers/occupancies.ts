/** A building code occupancy class. */
export interface Occupancy<Code extends string> {
  readonly code: Code;
  readonly label: string;
  /** Note for the visitor. */
  readonly note?: string;
  /** Set if buildings of this class need no report from us, because other agencies regulate them. */
  readonly needsNoReport?: true;
}

const multifamilyForms =
  'Apartments, condominiums and hotels use multifamily or nonresidential forms. Full Service picks the right set.';

/** Residential occupancy classes, with the default first. */
export const residentialOccupancies = [
  { code: 'R3', label: 'R3: house, duplex, townhouse or ADU' },
  { code: 'R2', label: 'R2: apartments or condominiums', note: multifamilyForms },
  { code: 'R1', label: 'R1: hotel or motel', note: multifamilyForms },
] as const satisfies readonly Occupancy<string>[];

/** Commercial occupancy classes, with the default first. */
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

/** Returns whether a value is a residential occupancy code. */
export function isResidentialOccupancy(value: unknown): value is ResidentialOccupancy {
  return residentialOccupancies.some(({ code }) => code === value);
}

/** Returns whether a value is a commercial occupancy code. */
export function isCommercialOccupancy(value: unknown): value is CommercialOccupancy {
  return commercialOccupancies.some(({ code }) => code === value);
}

/** Returns an occupancy class's note, or undefined. */
export function occupancyNote(code: ResidentialOccupancy | CommercialOccupancy): string | undefined {
  const all: readonly Occupancy<string>[] = [...residentialOccupancies, ...commercialOccupancies];
  return all.find((occupancy) => occupancy.code === code)?.note;
}

/** Returns whether buildings of this class need no report from us (W4), so there is nothing to order. */
export function needsNoReport(code: CommercialOccupancy): boolean {
  const occupancy: Occupancy<string> | undefined = commercialOccupancies.find((one) => one.code === code);
  return occupancy?.needsNoReport ?? false;
}
