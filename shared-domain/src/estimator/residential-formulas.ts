import type { EstimatorPrices } from '../site-configuration/estimator-prices.schema.ts';
import type { PriceRange } from './estimate-result.ts';
import { priceOfArea, roundDollars } from './round-dollars.ts';

type ResidentialPrices = EstimatorPrices['residential'];

/** Maximum number of unique unit types without multi-family pricing (E2). */
const maxSingleFamilyUnitTypes = 4;

/** Returns whether this number of unique unit types has multi-family pricing (E2). */
export function isMultiFamily(types: number): boolean {
  return types > maxSingleFamilyUnitTypes;
}

/** Returns a range in US dollars: high = low + 2 × estmOffset. */
export function rangeFrom(low: number, { estmOffset }: ResidentialPrices): PriceRange {
  return { low, high: low + 2 * estmOffset };
}

/**
 * Returns max(newBuildingBase, area × newBuildingPerFoot − estmOffset) + (types − 1) × uniqueUnitType, with
 * both terms rounded to whole US dollars (E2). Above 4 types, multiFamilyBase replaces newBuildingBase.
 * @param area - conditioned floor area in sq ft, at least 1
 * @param types - number of unique unit types, at least 1; 1 for a single dwelling
 */
export function newBuildingLow(area: number, types: number, prices: ResidentialPrices): number {
  const base = isMultiFamily(types) ? prices.multiFamilyBase : prices.newBuildingBase;
  const building = Math.max(base, priceOfArea(area, prices.newBuildingPerFoot) - prices.estmOffset);
  return roundDollars(building) + roundDollars((types - 1) * prices.uniqueUnitType);
}

/**
 * Returns max(exstPlusAdtnBase, total × exstPlusAdtnPerFoot − estmOffset), rounded to whole US dollars (E3).
 * @param total - existing plus addition area in sq ft, at least 1
 */
export function existingPlusLow(total: number, prices: ResidentialPrices): number {
  return roundDollars(
    Math.max(prices.exstPlusAdtnBase, priceOfArea(total, prices.exstPlusAdtnPerFoot) - prices.estmOffset),
  );
}

/**
 * Returns max(adtnOnlyBase, area × adtnOnlyPerFoot − estmOffset), rounded to whole US dollars (E3).
 * @param area - addition area in sq ft, from 0 to 700
 */
export function standaloneAdditionLow(area: number, prices: ResidentialPrices): number {
  return roundDollars(
    Math.max(prices.adtnOnlyBase, priceOfArea(area, prices.adtnOnlyPerFoot) - prices.estmOffset),
  );
}
