import type { EstimatorPrices } from './estimator-prices.schema.ts';

/** The published prices (E8), with which a site starts. */
export const publishedEstimatorPrices: EstimatorPrices = {
  residential: {
    newBuildingBase: 500,
    newBuildingPerFoot: 0.23,
    newBuildingSelfServe: 249,
    multiFamilyBase: 550,
    uniqueUnitType: 125,
    exstPlusAdtnBase: 500,
    exstPlusAdtnPerFoot: 0.23,
    exstPlusAdtnSelfServe: 299,
    adtnOnlyBase: 350,
    adtnOnlyBasenew: 375,
    adtnOnlyPerFoot: 0.6,
    adtnOnlySelfServe: 249,
    estmOffset: 50,
  },
  commercial: {
    newBuildingBase: 500,
    exstPlusAdtnBase: 500,
    prescAppr: { 1: 177, 2: 425, 3: 288 },
    perfApprTrigger: 701,
    perfAppr: { 1: 285, 3: 365 },
    estmOffset: 50,
  },
};
