import type { Parcel } from '@title24/remote-kit/contract';

/** The estimator for one variant. It does not change the address. */
export const estimatorParcel: Parcel<{
  /** The variant, as named in the estimator's address (E1). */
  readonly kind: 'new' | 'existing-plus' | 'addition' | 'envelope' | 'dwelling-units' | 'commercial';
  /** Initial values of fields, by their names in the estimator's address: { lighting: '1' }. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** Level of the result's heading in the outline of the surrounding page. */
  readonly headingLevel?: 2 | 3 | 4;
  /**
   * Called with the size that the estimate is for, so that visitors need not enter it again; null while it is
   * unknown.
   */
  readonly onSize?: (size: EstimatedSize | null) => void;
  /**
   * Called with the estimate's price as text ('$350 – $450'), null while there is none, so that the page can keep it
   * in sight.
   */
  readonly onPrice?: (price: string | null) => void;
  /** Called on each change with the current `inputs`, so that the surrounding page can restore them. */
  readonly onInputs?: (inputs: Readonly<Record<string, string>>) => void;
}> = { remote: 'mf-estimator', parcel: 'estimator' };

/** Floor areas in square feet; null where the estimate has none. */
interface EstimatedSize {
  readonly area: number;
  readonly existing: number | null;
  readonly units: number | null;
  readonly scopes: readonly ('envelope' | 'mechanical' | 'lighting')[];
}
