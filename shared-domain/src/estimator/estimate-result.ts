import type { EstimatorAlert } from './alerts.ts';
import type { ResidentialKind } from './kinds.ts';

/** A price range in US dollars. */
export interface PriceRange {
  readonly low: number;
  readonly high: number;
}

export interface CommercialPrice extends PriceRange {
  readonly estimate: number;
}

/** A note beside an estimate. */
export type EstimateNote =
  | 'area-invalid'
  /** More than 4 unit types: the multi-family base price applies. */
  | 'multi-family'
  /** The addition is above 700 sq ft and priced like 'existing-plus'. */
  | 'treated-as-existing-plus'
  | 'existing-area-missing'
  | 'firm-quote-needed'
  /** The commercial area is below 500 sq ft and counts as 500. */
  | 'area-treated-as-500';

interface ResultBase {
  readonly alerts: readonly EstimatorAlert[];
  readonly notes: readonly EstimateNote[];
}

/** A residential estimate. If `priced` is false, `low` and `high` are 0. */
export interface ResidentialEstimate extends ResultBase, PriceRange {
  readonly sector: 'residential';
  readonly kind: ResidentialKind;
  readonly priced: boolean;
  /** SKU of the Do-It-Yourself base report. */
  readonly sku: '1001' | '1002';
  /** In US dollars, or null if the SKU is not for sale. */
  readonly diyPrice: number | null;
}

/** A commercial estimate. An approach is 'N/A' if it is not possible for the work, or null without a valid area. */
export interface CommercialEstimate extends ResultBase {
  readonly sector: 'commercial';
  readonly kind: 'commercial';
  readonly performance: CommercialPrice | 'N/A' | null;
  readonly prescriptive: CommercialPrice | null;
}

export type Estimate = ResidentialEstimate | CommercialEstimate;
