/** The estimator's figures, in US dollars unless they are factors (E8). */
export interface EstimatorPrices {
  readonly residential: {
    readonly newBuildingBase: number;
    /** Per square foot of conditioned floor area. */
    readonly newBuildingPerFoot: number;
    readonly newBuildingSelfServe: number;
    readonly multiFamilyBase: number;
    readonly uniqueUnitType: number;
    readonly exstPlusAdtnBase: number;
    readonly exstPlusAdtnPerFoot: number;
    readonly exstPlusAdtnSelfServe: number;
    readonly adtnOnlyBase: number;
    readonly adtnOnlyBasenew: number;
    readonly adtnOnlyPerFoot: number;
    readonly adtnOnlySelfServe: number;
    /** Half the width of an estimate's range. */
    readonly estmOffset: number;
  };
  readonly commercial: {
    readonly newBuildingBase: number;
    readonly exstPlusAdtnBase: number;
    /** Prescriptive factors by number of types of work (E5). Two types use factors 1 and 3. Factor 2 is unused. */
    readonly prescAppr: { readonly 1: number; readonly 2: number; readonly 3: number };
    readonly perfApprTrigger: number;
    /** Performance factors by number of types of work (E5). Two types use both factors. */
    readonly perfAppr: { readonly 1: number; readonly 3: number };
    readonly estmOffset: number;
  };
}

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
