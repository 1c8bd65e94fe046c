/** A fiberglass batt and the cavity that it needs uncompressed (P4). */
export interface Batt {
  readonly rating: string;
  /** Thicknesses on the market; empty where {@link note} says how the rating is made up. */
  readonly inches: readonly number[];
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
  { rating: 'R-49', inches: [], note: 'an R-38 batt plus 3.5 in of R-11' },
];

export const floorBatts: readonly Batt[] = [
  { rating: 'R-13', inches: [3.5] },
  { rating: 'R-19', inches: [6.25] },
  { rating: 'R-22', inches: [6.5] },
  { rating: 'R-25', inches: [8] },
  { rating: 'R-30', inches: [8.25, 10] },
];
