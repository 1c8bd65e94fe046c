import { estimate } from '@title24/shared-domain/estimator';
import {
  commercialPrice,
  commercialRequest,
  diyPrice,
  readAddress,
  residentialPrice,
  residentialRequest,
} from '@title24/shared-domain/estimator-answers';
import { type EstimatorData, estimatorPath } from '../estimator-data.ts';

export interface SamplePrice {
  readonly project: string;
  /** Opens the estimator with these figures. */
  readonly address: string;
  readonly fullService: string;
  readonly doItYourself: string;
}

const samples = [
  ['New house, 2,000 sq ft', '?kind=new&area=2000'],
  ['New house, 3,500 sq ft', '?kind=new&area=3500'],
  ['Addition by itself, 400 sq ft', '?kind=addition&addition=400'],
  ['1,800 sq ft house plus 1,200 sq ft addition', '?kind=existing-plus&existing=1800&addition=1200'],
  ['New windows in a 2,000 sq ft house', '?kind=envelope&existing=2000'],
  ['Store lighting, 1,000 sq ft (prescriptive)', '?kind=commercial&occupancy=M&area=1000&lighting=1'],
  [
    'Office, 3,000 sq ft, all work (performance)',
    '?kind=commercial&area=3000&envelope=1&mechanical=1&lighting=1',
  ],
] as const;

/** Returns prices of common projects, by the same formulas as every estimate. */
export function samplePrices({ prices, products }: EstimatorData): readonly SamplePrice[] {
  return samples.map(([project, query]) => {
    const { sector, residential, commercial } = readAddress(query);
    const common = { project, address: estimatorPath + query };
    if (sector === 'commercial') {
      const result = estimate('commercial', commercialRequest(commercial).inputs, prices, products);
      const shown = result.performance === 'N/A' ? result.prescriptive : result.performance;
      return { ...common, fullService: commercialPrice(shown).value, doItYourself: 'Not available' };
    }
    const { kind, inputs } = residentialRequest(residential);
    const result = estimate(kind, inputs, prices, products);
    return { ...common, fullService: residentialPrice(result).value, doItYourself: diyPrice(result).value };
  });
}
