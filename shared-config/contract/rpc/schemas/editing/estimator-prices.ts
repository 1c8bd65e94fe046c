import type { EstimatorPrices } from '@title24/shared-domain';
import * as v from 'valibot';
import { optionalLastUpdate } from '../values.ts';

const dollars = v.pipe(
  v.number('Give a number of dollars'),
  v.finite('Give a number of dollars'),
  v.minValue(0, 'The price cannot be below 0'),
  v.maxValue(1_000_000, 'The price is too high'),
);

/** The estimator's figures as they may be stored. */
const prices: v.GenericSchema<EstimatorPrices> = v.strictObject({
  residential: v.strictObject({
    newBuildingBase: dollars,
    newBuildingPerFoot: dollars,
    newBuildingSelfServe: dollars,
    multiFamilyBase: dollars,
    uniqueUnitType: dollars,
    exstPlusAdtnBase: dollars,
    exstPlusAdtnPerFoot: dollars,
    exstPlusAdtnSelfServe: dollars,
    adtnOnlyBase: dollars,
    adtnOnlyBasenew: dollars,
    adtnOnlyPerFoot: dollars,
    adtnOnlySelfServe: dollars,
    estmOffset: dollars,
  }),
  commercial: v.strictObject({
    newBuildingBase: dollars,
    exstPlusAdtnBase: dollars,
    prescAppr: v.strictObject({ 1: dollars, 2: dollars, 3: dollars }),
    perfApprTrigger: dollars,
    perfAppr: v.strictObject({ 1: dollars, 3: dollars }),
    estmOffset: dollars,
  }),
});

export const estimatorPricesUpdateParams = v.strictObject({ prices, lastUpdate: optionalLastUpdate });
