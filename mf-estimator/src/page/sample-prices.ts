import { estimate } from '@title24/shared-domain/estimator';
import {
  commercialPrices,
  commercialRequest,
  formsPrice,
  pricesInShort,
  readAddress,
  residentialPrices,
  residentialRequest,
} from '@title24/shared-domain/estimator-answers';
import { type EstimatorData, estimatorPath } from '../estimator-data.ts';

export interface SamplePrice {
  readonly project: string;
  /** URL of the estimator with the project's values filled in. */
  readonly address: string;
  /** Price such as 'Full Service $500 – $600 · Do-It-Yourself $149'. */
  readonly price: string;
}

const samples = [
  ['New house, 2,000 sq ft', '?kind=new&area=2000'],
  ['New ADU, 800 sq ft', '?kind=new&area=800'],
  ['Addition by itself, 400 sq ft', '?kind=addition&addition=400'],
  ['1,500 sq ft house plus 500 sq ft addition', '?kind=existing-plus&existing=1500&addition=500'],
  ['New windows in a 2,000 sq ft house', '?kind=envelope&existing=2000'],
  ['Store lighting, 1,000 sq ft', '?kind=commercial&occupancy=M&area=1000&lighting=1'],
  ['Office, 3,000 sq ft, all work', '?kind=commercial&area=3000&envelope=1&mechanical=1&lighting=1'],
] as const;

/** Returns prices of common projects, computed with the estimator's formulas. */
export function samplePrices({ prices, products }: EstimatorData): readonly SamplePrice[] {
  return samples.map(([project, query]) => {
    const { sector, residential, commercial } = readAddress(query);
    const common = { project, address: estimatorPath + query };
    if (sector === 'commercial') {
      const result = estimate('commercial', commercialRequest(commercial).inputs, prices, products);
      return { ...common, price: pricesInShort(commercialPrices(result).filter(({ priced }) => priced)) };
    }
    // For changes to the envelope, prescriptive forms are often sufficient, so their price is shown.
    if (residential.kind === 'envelope') return { ...common, price: formsPrice };
    const { kind, inputs } = residentialRequest(residential);
    return { ...common, price: pricesInShort(residentialPrices(estimate(kind, inputs, prices, products))) };
  });
}
