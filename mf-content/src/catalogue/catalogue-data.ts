/** The call that brings the product catalogue: a list of Product. */
export const productsRequest = { service: 'products', method: 'findAll' } as const;
