import * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';
import { moment } from '../schemas/values.ts';

const dollars = v.number();

const pricesShape = object({
  residential: object({
    newBuildingBase: dollars,
    /** Per square foot of conditioned floor area. */
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
    /** Half the width of an estimate's range. */
    estmOffset: dollars,
  }),
  commercial: object({
    newBuildingBase: dollars,
    exstPlusAdtnBase: dollars,
    /** Prescriptive factors by number of types of work (E5). Two types use factors 1 and 3. Factor 2 is unused. */
    prescAppr: object({ 1: dollars, 2: dollars, 3: dollars }),
    perfApprTrigger: dollars,
    /** Performance factors by number of types of work (E5). Two types use both factors. */
    perfAppr: object({ 1: dollars, 3: dollars }),
    estmOffset: dollars,
  }),
});

/** The estimator's figures, in US dollars unless they are factors (E8). */
export interface EstimatorPrices extends v.InferOutput<typeof pricesShape> {}
export const estimatorPrices: Schema<EstimatorPrices> = pricesShape;

const pricesForEditShape = object({ prices: estimatorPrices, lastUpdate: moment });

/** The stored estimator prices. An update with this `lastUpdate` (ISO 8601) fails if they have changed since. */
export interface EstimatorPricesForEdit extends v.InferOutput<typeof pricesForEditShape> {}
export const estimatorPricesForEdit: Schema<EstimatorPricesForEdit> = pricesForEditShape;
