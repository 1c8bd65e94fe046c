/** The estimator's figures in US dollars (E8). */
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
    /** Prescriptive factors by level. */
    readonly prescAppr: { readonly 1: number; readonly 2: number; readonly 3: number };
    readonly perfApprTrigger: number;
    /** Performance factors by level. */
    readonly perfAppr: { readonly 1: number; readonly 3: number };
    readonly estmOffset: number;
  };
}
