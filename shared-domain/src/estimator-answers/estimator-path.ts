/** Path of the estimator page (E1). */
export const estimatorPath = '/cost-estimator';
