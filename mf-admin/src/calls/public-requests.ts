import { dataRequest } from '@title24/remote-kit/contract';
import { publicConfig, publicHelp, publicProducts } from '@title24/remote-kit/rpc';
import type { HelpCategory } from '@title24/shared-domain';

/** Public calls whose results are cached by other pages of the site and reloaded after a change here. */
export const productsRequest = dataRequest(publicProducts.findAll);

export const estimatorPricesRequest = dataRequest(publicConfig.loadEstimatorPrices);

/** Returns the call that loads a help text. */
export const helpItemRequest = (id: string) => dataRequest(publicHelp.findById, { id });

/** Returns the call that loads the FAQ answers of a category. */
export const faqSectionRequest = (category: HelpCategory) =>
  dataRequest(publicHelp.findByCategory, { category });
