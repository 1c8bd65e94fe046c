import { dataRequest } from '@title24/remote-kit/contract';
import { publicConfig, publicHelp, publicProducts } from '@title24/remote-kit/rpc';
import type { HelpCategory } from '@title24/shared-domain';

/** Request for the products. Public pages show its cached response. Staff pages reload it after a product is saved. */
export const productsRequest = dataRequest(publicProducts.findAll);

export const estimatorPricesRequest = dataRequest(publicConfig.loadEstimatorPrices);

/** Returns the request for a help text. */
export const helpItemRequest = (id: string) => dataRequest(publicHelp.findById, { id });

/** Returns the request for the help texts of a category. */
export const faqSectionRequest = (category: HelpCategory) =>
  dataRequest(publicHelp.findByCategory, { category });
