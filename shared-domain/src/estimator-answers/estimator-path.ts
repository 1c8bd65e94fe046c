/** Path of the estimator's page (E1). */
export const estimatorPath = '/cost-estimator';
