/** The call that brings the product catalogue: a list of Product. */
export const productsRequest = { service: 'products', method: 'findAll' } as const;

/** The call that brings the cost estimator's prices: EstimatorPrices. */
export const estimatorPricesRequest = { service: 'config', method: 'loadEstimatorPrices' } as const;
