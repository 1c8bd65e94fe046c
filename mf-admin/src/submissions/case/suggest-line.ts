import type { EstimatorPrices, Product } from '@title24/shared-domain';
import { formatNumber } from '@title24/shared-domain';
import {
  type EstimatorKind,
  estimate,
  type InputsOf,
  type PriceRange,
} from '@title24/shared-domain/estimator';
import {
  type CommercialScope,
  commercialScopes,
  type ProjectType,
  sizeOfComment,
} from '@title24/shared-domain/full-service';

/** Kinds of work, as named in a line item. */
export const suggestedKinds: Readonly<Record<EstimatorKind, string>> = {
  new: 'New residential building',
  addition: 'Residential addition by itself',
  'existing-plus': 'Existing house with its addition',
  envelope: 'Changes to the envelope of a house',
  'dwelling-units': 'Existing building with new dwelling units',
  commercial: 'Commercial building',
};

/** Labels of the sizes that determine the price of each kind of work. */
export const sizesOf: Readonly<Record<EstimatorKind, Readonly<Partial<Record<SizeName, string>>>>> = {
  new: { area: 'Floor area', units: 'Types of dwelling units' },
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
  /** Used only for commercial work. */
  readonly scopes: readonly CommercialScope[];
}

/** A line item with its price range in the cost estimator. */
export interface SuggestedLine extends PriceRange {
  readonly name: string;
}

const kindOf: Readonly<Record<ProjectType, EstimatorKind>> = {
  'New Residential Construction': 'new',
  'A Residential Addition': 'existing-plus',
  'Commercial or Non-Residential': 'commercial',
};

/**
 * Returns a submission's kind of work and its sizes as field values. An unknown size is ''. If the submission names no
 * commercial scope, all scopes are included.
 */
export function workOf(plans: { readonly projectType: ProjectType; readonly comment: string }): {
  readonly kind: EstimatorKind;
  readonly sizes: Readonly<Record<SizeName, string>>;
  readonly scopes: readonly CommercialScope[];
} {
  const kind = kindOf[plans.projectType];
  const size = sizeOfComment(plans.comment);
  const scopes = size?.scopes.length ? size.scopes : commercialScopes;
  const known = (found: EstimatorKind, sizes: Partial<Record<SizeName, number | null>>) => {
    const [area, existing, units] = sizeNames.map((name) => `${sizes[name] ?? ''}`) as [
      string,
      string,
      string,
    ];
    return { kind: found, sizes: { area, existing, units }, scopes };
  };
  if (size === null) return known(kind, {});
  const { area, existing, units } = size;
  if (kind !== 'existing-plus') return known(kind, { area, units });
  // Without the existing area, the addition's area is unknown.
  if (existing === null) return known(kind, {});
  if (existing === area) return known(units === null ? 'envelope' : 'dwelling-units', { existing, units });
  return known(existing === 0 ? 'addition' : kind, { area: area - existing, existing });
}

/** Returns a line item with the cost estimator's price range, or null if there is no estimate. */
export function suggestLine(
  work: SizedWork,
  prices: EstimatorPrices,
  products: readonly Product[],
): SuggestedLine | null {
  const range = rangeOf(work, prices, products);
  if (range === null || range.high <= 0) return null;
  const { low, high } = range;
  const { kind, area, existing, units, scopes } = work;
  const size =
    kind === 'dwelling-units'
      ? `${units} more`
      : `${formatNumber((kind === 'envelope' ? existing : area) ?? 0)} sq ft`;
  const more =
    kind === 'commercial' && scopes.length < commercialScopes.length
      ? `, ${scopes.join(' and ')}`
      : kind === 'new' && units !== null && units > 1
        ? `, ${units} types of dwelling units`
        : '';
  return { name: `Title 24 report: ${suggestedKinds[kind].toLowerCase()}, ${size}${more}`, low, high };
}

function rangeOf(
  { kind, area, existing, units, scopes }: SizedWork,
  prices: EstimatorPrices,
  products: readonly Product[],
): PriceRange | null {
  const priced = <Kind extends EstimatorKind>(of: Kind, inputs: InputsOf<Kind>) =>
    estimate(of, inputs, prices, products);
  if (kind === 'commercial') {
    const has = (scope: CommercialScope) => scopes.includes(scope);
    const { performance, prescriptive } = priced(kind, {
      area,
      envelope: has('envelope'),
      mechanical: has('mechanical'),
      lighting: has('lighting'),
    });
    if (area === null) return null;
    return performance === 'N/A' ? prescriptive : performance;
  }
  const result = {
    new: () => priced('new', { area, multi: units !== null && units > 1, types: units }),
    addition: () => priced('addition', { existing, addition: area }),
    'existing-plus': () => priced('existing-plus', { existing, addition: area }),
    envelope: () => priced('envelope', { existing }),
    'dwelling-units': () => priced('dwelling-units', { existing, units }),
  }[kind]();
  return result.priced ? result : null;
}
