import type { EstimatorPrices, Product } from '@title24/shared-domain';
import {
  type EstimatorKind,
  estimate,
  type InputsOf,
  type PriceRange,
} from '@title24/shared-domain/estimator';
import { areaOfComment, type ProjectType } from '@title24/shared-domain/full-service';

/** The kinds of work, as named in a line of a quote. */
export const suggestedKinds: Readonly<Record<EstimatorKind, string>> = {
  new: 'New residential building',
  addition: 'Residential addition by itself',
  'existing-plus': 'Existing house with its addition',
  envelope: 'Changes to the envelope of a house',
  'dwelling-units': 'Existing building with new dwelling units',
  commercial: 'Commercial building',
};

/** The sizes that the price of a kind of work depends on, with their labels. */
export const sizesOf: Readonly<Record<EstimatorKind, Readonly<Partial<Record<SizeName, string>>>>> = {
  new: { area: 'Floor area' },
  addition: { area: 'Area of the addition', existing: 'Area of the existing house' },
  'existing-plus': { area: 'Area of the addition', existing: 'Area of the existing house' },
  envelope: { existing: 'Area of the existing house' },
  'dwelling-units': { existing: 'Area of the existing building', units: 'Dwelling units added' },
  commercial: { area: 'Floor area' },
};

export const sizeNames = ['area', 'existing', 'units'] as const;

export type SizeName = (typeof sizeNames)[number];

export interface SizedWork extends Readonly<Record<SizeName, number | null>> {
  readonly kind: EstimatorKind;
}

/** A line of a quote, with the range that the estimator shows for it. */
export interface SuggestedLine extends PriceRange {
  readonly name: string;
}

const kindOf: Readonly<Record<ProjectType, EstimatorKind>> = {
  'New Residential Construction': 'new',
  'A Residential Addition': 'existing-plus',
  'Commercial or Non-Residential': 'commercial',
};

/** Returns the kind of work and the floor areas sent with the plans, as values of fields; empty if unknown. */
export function workOf(plans: { readonly projectType: ProjectType; readonly comment: string }): {
  readonly kind: EstimatorKind;
  readonly sizes: Readonly<Record<SizeName, string>>;
} {
  const kind = kindOf[plans.projectType];
  const { area = null, existing = null } = areaOfComment(plans.comment) ?? {};
  const sizes = { area: '', existing: '', units: '' };
  if (area === null) return { kind, sizes };
  if (kind !== 'existing-plus') return { kind, sizes: { ...sizes, area: `${area}` } };
  // The total area alone is not the addition's.
  if (existing === null) return { kind, sizes };
  if (existing === area) return { kind: 'envelope', sizes: { ...sizes, existing: `${existing}` } };
  return {
    kind: existing === 0 ? 'addition' : kind,
    sizes: { ...sizes, area: `${area - existing}`, existing: `${existing}` },
  };
}

/** Returns the line and price that the cost estimator gives; null if it gives none. */
export function suggestLine(
  work: SizedWork,
  prices: EstimatorPrices,
  products: readonly Product[],
): SuggestedLine | null {
  const range = rangeOf(work, prices, products);
  if (range === null || range.high <= 0) return null;
  const { low, high } = range;
  const { kind, area, existing, units } = work;
  const size =
    kind === 'dwelling-units'
      ? `${units} more`
      : `${((kind === 'envelope' ? existing : area) ?? 0).toLocaleString('en-US')} sq ft`;
  return { name: `Title 24 report: ${suggestedKinds[kind].toLowerCase()}, ${size}`, low, high };
}

function rangeOf(
  { kind, area, existing, units }: SizedWork,
  prices: EstimatorPrices,
  products: readonly Product[],
): PriceRange | null {
  const priced = <Kind extends EstimatorKind>(of: Kind, inputs: InputsOf<Kind>) =>
    estimate(of, inputs, prices, products);
  if (kind === 'commercial') {
    const { performance } = priced(kind, { area, envelope: true, mechanical: true, lighting: true });
    return area === null || performance === 'N/A' ? null : performance;
  }
  const result = {
    new: () => priced('new', { area, multi: false, types: null }),
    addition: () => priced('addition', { existing, addition: area }),
    'existing-plus': () => priced('existing-plus', { existing, addition: area }),
    envelope: () => priced('envelope', { existing }),
    'dwelling-units': () => priced('dwelling-units', { existing, units }),
  }[kind]();
  return result.priced ? result : null;
}
