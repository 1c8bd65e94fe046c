import type { Product } from '../catalogue/product.ts';
import type { EstimatorPrices } from '../site-configuration/estimator-prices.schema.ts';
import { estimateCommercial } from './estimate-commercial.ts';
import type { InputsOf } from './estimate-inputs.ts';
import {
  priceAddition,
  priceDwellingUnits,
  priceEnvelope,
  priceExistingPlus,
  priceNewBuilding,
  toResidentialEstimate,
} from './estimate-residential.ts';
import type { CommercialEstimate, Estimate, ResidentialEstimate } from './estimate-result.ts';
import type { EstimatorKind, ResidentialKind } from './kinds.ts';

export type EstimateRequest = {
  [Kind in EstimatorKind]: { readonly kind: Kind; readonly inputs: InputsOf<Kind> };
}[EstimatorKind];

function priceResidential(
  request: Exclude<EstimateRequest, { kind: 'commercial' }>,
  prices: EstimatorPrices['residential'],
) {
  switch (request.kind) {
    case 'new':
      return priceNewBuilding(request.inputs, prices);
    case 'existing-plus':
      return priceExistingPlus(request.inputs, prices);
    case 'envelope':
      return priceEnvelope(request.inputs, prices);
    case 'addition':
      return priceAddition(request.inputs, prices);
    case 'dwelling-units':
      return priceDwellingUnits(request.inputs, prices);
  }
}

/**
 * Computes a compliance report's price. Never returns NaN.
 * @param prices - result of config.loadEstimatorPrices
 * @param catalog - products, for the price of the DIY base report
 */
export function estimate<Kind extends EstimatorKind>(
  kind: Kind,
  inputs: InputsOf<Kind>,
  prices: EstimatorPrices,
  catalog: readonly Product[],
): Kind extends ResidentialKind ? ResidentialEstimate : CommercialEstimate;
export function estimate(
  kind: EstimatorKind,
  inputs: InputsOf<EstimatorKind>,
  prices: EstimatorPrices,
  catalog: readonly Product[],
): Estimate {
  const request = { kind, inputs } as EstimateRequest;
  if (request.kind === 'commercial') return estimateCommercial(request.inputs, prices.commercial);
  return toResidentialEstimate(
    request.kind,
    priceResidential(request, prices.residential),
    prices.residential,
    catalog,
  );
}
