import type { EstimatorPrices, Product } from '@title24/shared-domain';
import { estimate, type PriceRange } from '@title24/shared-domain/estimator';
import type { ProjectType } from '@title24/shared-domain/full-service';

/** The kinds of work for which the desk suggests a price. */
export const suggestedKinds = {
  new: 'New residential building',
  addition: 'Residential addition by itself',
  'existing-plus': 'Existing house with its addition',
  commercial: 'Commercial building',
} as const;

export type SuggestedKind = keyof typeof suggestedKinds;

export interface SizedWork {
  readonly kind: SuggestedKind;
  /** Floor area in square feet: of the building, or of the addition. */
  readonly area: number;
  /** Floor area of the existing house in square feet; null if it is unknown. */
  readonly existing: number | null;
}

/** A line of a quote, with the range that the estimator shows for it. */
export interface SuggestedLine extends PriceRange {
  readonly name: string;
}

const kindOf: Readonly<Record<ProjectType, SuggestedKind>> = {
  'New Residential Construction': 'new',
  'A Residential Addition': 'existing-plus',
  'Commercial or Non-Residential': 'commercial',
};

/**
 * Returns the kind of work and the floor area that came with the plans: the cost estimator writes the total area in the
 * comment, which is not the area of an addition.
 */
export function workOf(plans: { readonly projectType: ProjectType; readonly comment: string }): {
  readonly kind: SuggestedKind;
  readonly area: string;
} {
  const [, area = ''] = /([\d,]+) (?:square feet|sq\.? ?ft)/i.exec(plans.comment) ?? [];
  const kind = kindOf[plans.projectType];
  return { kind, area: kind === 'existing-plus' ? '' : area.replaceAll(',', '') };
}

/** Returns the line and price that the cost estimator gives; null if it gives none. */
export function suggestLine(
  { kind, area, existing }: SizedWork,
  prices: EstimatorPrices,
  products: readonly Product[],
): SuggestedLine | null {
  const range = rangeOf({ kind, area, existing }, prices, products);
  if (range === null || range.high <= 0) return null;
  const { low, high } = range;
  const size = `${area.toLocaleString('en-US')} sq ft`;
  return { name: `Title 24 report: ${suggestedKinds[kind].toLowerCase()}, ${size}`, low, high };
}

function rangeOf(
  { kind, area, existing }: SizedWork,
  prices: EstimatorPrices,
  products: readonly Product[],
): PriceRange | null {
  if (kind === 'commercial') {
    const whole = { area, envelope: true, mechanical: true, lighting: true };
    const { performance } = estimate('commercial', whole, prices, products);
    return performance === 'N/A' ? null : performance;
  }
  const result =
    kind === 'new'
      ? estimate('new', { area, multi: false, types: null }, prices, products)
      : estimate(kind, { existing, addition: area }, prices, products);
  return result.priced ? result : null;
}
