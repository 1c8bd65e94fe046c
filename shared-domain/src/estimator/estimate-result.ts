import type { EstimatorAlert } from './alerts.ts';
import type { ResidentialKind } from './kinds.ts';

/** Whole US dollars. */
export interface PriceRange {
  readonly low: number;
  readonly high: number;
}

/** A commercial price with the range that is shown around it. */
export interface CommercialPrice extends PriceRange {
  readonly estimate: number;
}

/** Notes of a result in addition to its price. */
export type EstimateNote =
  | 'area-invalid'
  /** More than 4 unit types: the multi-family base applies. */
  | 'multi-family'
  /** An addition above 700 sqft, estimated as existing plus addition. */
  | 'treated-as-existing-plus'
  | 'existing-area-missing'
  | 'firm-quote-needed'
  /** A commercial area below 500 sqft, counted as 500. */
  | 'area-treated-as-500';

interface ResultBase {
  readonly alerts: readonly EstimatorAlert[];
  readonly notes: readonly EstimateNote[];
}

/** `priced` is false if the inputs allow no estimate; low and high are then 0 and meaningless. */
export interface ResidentialEstimate extends ResultBase, PriceRange {
  readonly sector: 'residential';
  readonly kind: ResidentialKind;
  readonly priced: boolean;
  /** The Do-It-Yourself base report for this project. */
  readonly sku: '1001' | '1002';
  /** US dollars from the catalogue; null if the SKU is not for sale. */
  readonly diyPrice: number | null;
}

/** Each approach has a price, is 'N/A' if the code does not offer it, or is null if no area was given. */
export interface CommercialEstimate extends ResultBase {
  readonly sector: 'commercial';
  readonly kind: 'commercial';
  readonly performance: CommercialPrice | 'N/A' | null;
  readonly prescriptive: CommercialPrice | null;
}

export type Estimate = ResidentialEstimate | CommercialEstimate;
