/** Figures for the cost estimator in US dollars (E8). */
export interface EstimatorPrices {
  readonly residential: {
    readonly newBuildingBase: number;
    /** Price per square foot of conditioned floor area. */
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
    /** Half the width of the estimate's range. */
    readonly estmOffset: number;
  };
  readonly commercial: {
    readonly newBuildingBase: number;
    readonly exstPlusAdtnBase: number;
    /** Factors of the prescriptive formulas by level. */
    readonly prescAppr: { readonly 1: number; readonly 2: number; readonly 3: number };
    readonly perfApprTrigger: number;
    /** Factors of the performance formulas by level. */
    readonly perfAppr: { readonly 1: number; readonly 3: number };
    readonly estmOffset: number;
  };
}
