/** A fiberglass batt (P4). */
export interface Batt {
  readonly rating: string;
  /** Available thicknesses in inches. Empty if {@link stackedOn} combines two batts. */
  readonly inches: readonly number[];
  /** The base batt, and the inches of a second batt on top. */
  readonly stackedOn?: { readonly rating: string; readonly extraInches: number };
  readonly note?: string;
}

export const wallBatts: readonly Batt[] = [
  { rating: 'R-13', inches: [3.5] },
  { rating: 'R-15', inches: [3.5] },
  { rating: 'R-19', inches: [6.25], note: 'works as R-17.8 squeezed into a 2×6 wall' },
  { rating: 'R-21', inches: [5.5] },
];

export const ceilingBatts: readonly Batt[] = [
  { rating: 'R-19', inches: [6.25] },
  { rating: 'R-21', inches: [5.5] },
  { rating: 'R-25', inches: [8] },
  { rating: 'R-30', inches: [8.25, 10] },
  { rating: 'R-38', inches: [10.25, 12] },
  {
    rating: 'R-49',
    inches: [],
    stackedOn: { rating: 'R-38', extraInches: 3.5 },
    note: 'an R-38 batt plus 3.5 in of R-11',
  },
];

export const floorBatts: readonly Batt[] = [
  { rating: 'R-13', inches: [3.5] },
  { rating: 'R-19', inches: [6.25] },
  { rating: 'R-22', inches: [6.5] },
  { rating: 'R-25', inches: [8] },
  { rating: 'R-30', inches: [8.25, 10] },
];

/** Returns the thicknesses in inches of a rating's batt or stacked batts, or an empty list for an unknown rating. */
export function battInches(rating: string, batts: readonly Batt[]): readonly number[] {
  const batt = batts.find((one) => one.rating === rating);
  if (!batt?.stackedOn) return batt?.inches ?? [];
  const { extraInches } = batt.stackedOn;
  return battInches(batt.stackedOn.rating, batts).map((inches) => inches + extraInches);
}
