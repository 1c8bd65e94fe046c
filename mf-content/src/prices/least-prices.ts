import { type EstimatorPrices, formatDollars, type Product } from '@title24/shared-domain';
import { type CommercialInputs, estimate, type ResidentialEstimate } from '@title24/shared-domain/estimator';

/** The least that Full Service costs by the estimator: '$350'; null where it prices nothing. */
export interface LeastPrices {
  readonly home: string | null;
  readonly commercial: string | null;
}

const yesOrNo = [false, true];
/** Each choice of types of work; an area below the estimator's minimum is priced as the minimum (E6). */
const commercialWork: readonly CommercialInputs[] = yesOrNo.flatMap((envelope) =>
  yesOrNo.flatMap((mechanical) => yesOrNo.map((lighting) => ({ area: 1, envelope, mechanical, lighting }))),
);

/** Returns where prices begin, by the estimator's formulas for the smallest projects (E2, E5). */
export function leastPrices(prices: EstimatorPrices, products: readonly Product[]): LeastPrices {
  const homes: readonly ResidentialEstimate[] = [
    estimate('new', { area: 1, multi: false, types: null }, prices, products),
    estimate('addition', { existing: null, addition: 1 }, prices, products),
    estimate('existing-plus', { existing: 1, addition: 0 }, prices, products),
  ];
  const commercial = commercialWork
    .map((inputs) => estimate('commercial', inputs, prices, products))
    .flatMap(({ performance, prescriptive }) => [performance, prescriptive])
    .filter((approach) => approach !== null && approach !== 'N/A')
    .filter(({ low }) => low > 0);
  return {
    home: leastOf(homes.filter(({ priced }) => priced).map(({ low }) => low)),
    commercial: leastOf(commercial.map(({ low }) => low)),
  };
}

function leastOf(amounts: readonly number[]): string | null {
  return amounts.length > 0 ? formatDollars(Math.min(...amounts)) : null;
}
