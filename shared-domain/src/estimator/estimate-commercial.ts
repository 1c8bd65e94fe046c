import type { EstimatorPrices } from '../site-configuration/estimator-prices.schema.ts';
import { minCommercialArea, withinLimits } from './area.ts';
import {
  mechanicalAlonePrice,
  performanceDivisor,
  performanceOfTwo,
  prescriptiveDivisor,
  prescriptiveOfTwo,
  typeOnePrice,
  typeThreePrice,
} from './commercial-formulas.ts';
import type { CommercialInputs } from './estimate-inputs.ts';
import type { CommercialEstimate, CommercialPrice, EstimateNote } from './estimate-result.ts';

type Prices = EstimatorPrices['commercial'];

const base = { sector: 'commercial', kind: 'commercial' } as const;
const nothing: CommercialPrice = { estimate: 0, low: 0, high: 0 };

/** Returns the estimate ± estmOffset, with a low end of at least 0 (E5). */
function priceRange(estimate: number, { estmOffset }: Prices): CommercialPrice {
  return { estimate, low: Math.max(0, estimate - estmOffset), high: estimate + estmOffset };
}

function performancePrice(
  area: number,
  { mechanical }: CommercialInputs,
  count: number,
  { perfAppr }: Prices,
) {
  const one = typeOnePrice(area, perfAppr[1], performanceDivisor);
  if (count === 1) return mechanical ? mechanicalAlonePrice(one) : one;
  const three = typeThreePrice(area, perfAppr[3]);
  return count === 2 ? performanceOfTwo(one, three) : three;
}

function prescriptivePrice(
  area: number,
  { mechanical }: CommercialInputs,
  count: number,
  { prescAppr }: Prices,
) {
  const one = typeOnePrice(area, prescAppr[1], prescriptiveDivisor);
  if (count === 1) return mechanical ? mechanicalAlonePrice(one) : one;
  const three = typeThreePrice(area, prescAppr[3]);
  return count === 2 ? prescriptiveOfTwo(one, three) : three;
}

/** Computes the performance and prescriptive prices of the selected types of work (E5). */
export function estimateCommercial(inputs: CommercialInputs, prices: Prices): CommercialEstimate {
  const given = withinLimits(inputs.area, 1);
  if (given === null) {
    return { ...base, performance: null, prescriptive: null, alerts: [], notes: ['area-invalid'] };
  }
  const notes: EstimateNote[] = given < minCommercialArea ? ['area-treated-as-500'] : [];
  const area = Math.max(given, minCommercialArea);
  const count = [inputs.envelope, inputs.mechanical, inputs.lighting].filter(Boolean).length;
  if (count === 0) return { ...base, performance: nothing, prescriptive: nothing, alerts: ['noWork'], notes };
  const prescriptive = priceRange(prescriptivePrice(area, inputs, count, prices), prices);
  if (count === 1 && inputs.lighting) {
    return { ...base, performance: 'N/A', prescriptive, alerts: ['lightingAlone'], notes };
  }
  const performance = priceRange(performancePrice(area, inputs, count, prices), prices);
  return { ...base, performance, prescriptive, alerts: [], notes };
}
