export const pricesForEdit = { service: 'config', method: 'loadEstimatorPrices' } as const;
