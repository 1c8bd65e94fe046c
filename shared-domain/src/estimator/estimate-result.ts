import type { EstimatorAlert } from './alerts.ts';
import type { ResidentialKind } from './kinds.ts';

/** A price range in whole US dollars. */
export interface PriceRange {
  readonly low: number;
  readonly high: number;
}

/** A commercial price with the range around it. */
export interface CommercialPrice extends PriceRange {
  readonly estimate: number;
}

/** Notes that accompany a price. */
export type EstimateNote =
  | 'area-invalid'
  /** There are more than 4 unit types, so the multi-family base applies. */
  | 'multi-family'
  /** The addition is larger than 700 sq ft and is estimated like the variant 'existing-plus'. */
  | 'treated-as-existing-plus'
  | 'existing-area-missing'
  | 'firm-quote-needed'
  /** The commercial area is smaller than 500 sq ft and counts as 500. */
  | 'area-treated-as-500';

interface ResultBase {
  readonly alerts: readonly EstimatorAlert[];
  readonly notes: readonly EstimateNote[];
}

/** A residential estimate. `priced` is false if the inputs allow no estimate, and `low` and `high` are then 0. */
export interface ResidentialEstimate extends ResultBase, PriceRange {
  readonly sector: 'residential';
  readonly kind: ResidentialKind;
  readonly priced: boolean;
  /** SKU of the project's Do-It-Yourself base report. */
  readonly sku: '1001' | '1002';
  /** Catalog price in US dollars, or null if the SKU is not for sale. */
  readonly diyPrice: number | null;
}

/**
 * A commercial estimate. Each approach has a price, is 'N/A' if the code does not offer it, or is null if there is no
 * valid area.
 */
export interface CommercialEstimate extends ResultBase {
  readonly sector: 'commercial';
  readonly kind: 'commercial';
  readonly performance: CommercialPrice | 'N/A' | null;
  readonly prescriptive: CommercialPrice | null;
}

export type Estimate = ResidentialEstimate | CommercialEstimate;
