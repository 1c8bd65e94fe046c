import { dataRequest } from '@title24/remote-kit/contract';
import { publicConfig, publicHelp, publicProducts } from '@title24/remote-kit/rpc';
import type { HelpCategory } from '@title24/shared-domain';

/** Public calls that other pages cache. Staff pages repeat them after a change. */
export const productsRequest = dataRequest(publicProducts.findAll);

export const estimatorPricesRequest = dataRequest(publicConfig.loadEstimatorPrices);

/** Returns the request for a help text. */
export const helpItemRequest = (id: string) => dataRequest(publicHelp.findById, { id });

/** Returns the request for the FAQ answers of a category. */
export const faqSectionRequest = (category: HelpCategory) =>
  dataRequest(publicHelp.findByCategory, { category });
