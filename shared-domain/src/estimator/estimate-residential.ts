import { findBySku, type Product } from '../catalogue/product.ts';
import type { EstimatorPrices } from '../site-configuration/estimator-prices.schema.ts';
import type { EstimatorAlert } from './alerts.ts';
import { maxStandaloneAddition, withinLimits } from './area.ts';
import type {
  DwellingUnitsInputs,
  EnvelopeInputs,
  ExistingPlusInputs,
  Given,
  NewBuildingInputs,
} from './estimate-inputs.ts';
import type { EstimateNote, ResidentialEstimate } from './estimate-result.ts';
import type { ResidentialKind } from './kinds.ts';
import {
  existingPlusLow,
  isMultiFamily,
  newBuildingLow,
  rangeFrom,
  standaloneAdditionLow,
} from './residential-formulas.ts';

/** The low end of a price range, with the base report's SKU. `low` is null if no estimate is possible. */
interface Priced {
  readonly low: number | null;
  readonly sku: ResidentialEstimate['sku'];
  readonly alerts?: readonly EstimatorAlert[];
  readonly notes?: readonly EstimateNote[];
}

type Prices = EstimatorPrices['residential'];

const noArea: readonly EstimateNote[] = ['area-invalid'];

/** Prices a new heated building, SKU 1001 (E2). */
export function priceNewBuilding({ area, multi, types }: NewBuildingInputs, prices: Prices): Priced {
  const sku = '1001';
  const unitTypes = multi ? withinLimits(types, 1) : 1;
  const alerts: EstimatorAlert[] = unitTypes === null ? ['unitTypes'] : [];
  const floor = withinLimits(area, 1);
  if (floor === null) return { low: null, sku, alerts, notes: noArea };
  if (unitTypes === null) return { low: null, sku, alerts };
  return {
    low: newBuildingLow(floor, unitTypes, prices),
    sku,
    notes: isMultiFamily(unitTypes) ? ['multi-family'] : [],
  };
}

/** Prices an existing building with an addition, SKU 1002 (E3). One of the two areas can be 0. */
export function priceExistingPlus({ existing, addition }: ExistingPlusInputs, prices: Prices): Priced {
  const sku = '1002';
  const before = withinLimits(existing, 0);
  const added = withinLimits(addition, 0);
  if (before === null || added === null || before + added < 1) return { low: null, sku, notes: noArea };
  return { low: existingPlusLow(before + added, prices), sku };
}

/** Prices a project that changes only the envelope (E3), as 'existing-plus' with an addition of 0 sq ft. */
export function priceEnvelope({ existing }: EnvelopeInputs, prices: Prices): Priced {
  return priceExistingPlus({ existing, addition: 0 }, prices);
}

/**
 * Prices an addition alone (E3). Up to 700 sq ft, the SKU is 1001. Larger additions are priced like 'existing-plus'
 * (SKU 1002), with an existing area of 0 until it is entered.
 */
export function priceAddition({ existing, addition }: ExistingPlusInputs, prices: Prices): Priced {
  const added = withinLimits(addition, 0);
  if (added === null) return { low: null, sku: '1001', notes: noArea };
  if (added <= maxStandaloneAddition) return { low: standaloneAdditionLow(added, prices), sku: '1001' };
  const before = withinLimits(existing, 0);
  const notes: EstimateNote[] = ['treated-as-existing-plus'];
  if (before === null) notes.push('existing-area-missing');
  return { low: existingPlusLow((before ?? 0) + added, prices), sku: '1002', notes };
}

/**
 * Prices an alteration that adds at least 2 dwelling units (E3), as 'existing-plus' with an addition of 0 sq ft.
 * This price ignores the number of units, so the customer needs a firm quote.
 */
export function priceDwellingUnits({ existing, units }: DwellingUnitsInputs, prices: Prices): Priced {
  const enoughUnits = withinLimits(units, 2) !== null;
  const { low, sku, notes = [] } = priceExistingPlus({ existing, addition: 0 }, prices);
  return {
    low: enoughUnits ? low : null,
    sku,
    alerts: enoughUnits ? [] : ['dwellingUnits'],
    notes: enoughUnits && low !== null ? ['firm-quote-needed'] : notes,
  };
}

/** Returns the estimate with its range (high = low + 2 × estmOffset) and the catalog's DIY base price. */
export function toResidentialEstimate(
  kind: ResidentialKind,
  { low, sku, alerts = [], notes = [] }: Priced,
  prices: Prices,
  catalog: readonly Product[],
): ResidentialEstimate {
  const range = low === null ? { low: 0, high: 0 } : rangeFrom(low, prices);
  const diyPrice: Given = findBySku(catalog, sku)?.price ?? null;
  return { sector: 'residential', kind, priced: low !== null, ...range, sku, diyPrice, alerts, notes };
}
