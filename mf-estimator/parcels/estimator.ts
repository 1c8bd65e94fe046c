import type { Parcel } from '@title24/remote-kit/contract';

/** The estimator for one variant. It does not change the page's URL. */
export const estimatorParcel: Parcel<{
  /** Variant, as named in the estimator's URL (E1). */
  readonly kind: 'new' | 'existing-plus' | 'addition' | 'envelope' | 'dwelling-units' | 'commercial';
  /** Initial values, keyed by the field names in the estimator's URL, such as { lighting: '1' }. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Level of the result's heading within the surrounding page. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Called with the size of the estimated project; null if unknown. */
  readonly onSize?: (size: EstimatedSize | null) => void;
  /** Called with the price, such as '$350 – $450'; null if there is none. */
  readonly onPrice?: (price: string | null) => void;
  /** Called with the current `inputs` after each change. */
  readonly onInputs?: (inputs: Readonly<Record<string, string>>) => void;
}> = { remote: 'mf-estimator', parcel: 'estimator' };

/** Size of the estimated project, with floor areas in square feet. Unknown sizes are null. */
interface EstimatedSize {
  readonly area: number;
  readonly existing: number | null;
  readonly units: number | null;
  readonly scopes: readonly ('envelope' | 'mechanical' | 'lighting')[];
}
