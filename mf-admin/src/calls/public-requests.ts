import type { FaqLetter } from '@title24/shared-domain';

/** The public calls whose results other pages of the site keep, to be asked for anew after a change here. */
export const productsRequest = { service: 'products', method: 'findAll' } as const;

export const estimatorPricesRequest = { service: 'config', method: 'loadEstimatorPrices' } as const;

export const helpItemRequest = (id: string) =>
  ({ service: 'help', method: 'findById', params: { id } }) as const;

export const faqSectionRequest = (category: FaqLetter) =>
  ({ service: 'help', method: 'findByCategory', params: { category } }) as const;
