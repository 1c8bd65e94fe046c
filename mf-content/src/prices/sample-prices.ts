import { type EstimatorPrices, formatAmount, type Product } from '@title24/shared-domain';
import { estimate, formatRange } from '@title24/shared-domain/estimator';
import { estimatorQuery, type SampleProject } from './sample-projects.ts';

export interface SamplePrice {
  readonly project: string;
  /** Opens the cost estimator with this project. */
  readonly href: string;
  /** '$500 – $600'. */
  readonly fullService: string;
  /** '$149'; null if only Full Service does such a project. */
  readonly doItYourself: string | null;
}

/**
 * Returns the prices of a project by the estimator's formulas; for a commercial one, the range of the prescriptive
 * approach.
 */
export function samplePrice(
  { project, request }: SampleProject,
  prices: EstimatorPrices,
  products: readonly Product[],
): SamplePrice {
  const common = { project, href: `/cost-estimator?${estimatorQuery(request)}` };
  const result = estimate(request.kind, request.inputs, prices, products);
  if ('performance' in result) {
    const { prescriptive } = result;
    return {
      ...common,
      fullService: prescriptive ? formatRange(prescriptive) : 'Ask us',
      doItYourself: null,
    };
  }
  const { diyPrice } = result;
  return {
    ...common,
    fullService: result.priced ? formatRange(result) : 'Ask us',
    doItYourself: diyPrice === null ? 'Ask us' : formatAmount(diyPrice),
  };
}
