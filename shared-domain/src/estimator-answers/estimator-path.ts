/** Path of the page of the estimator (E1). */
export const estimatorPath = '/cost-estimator';
