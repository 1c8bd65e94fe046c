import { dataRequest } from '@title24/remote-kit/contract';
import { publicConfig, publicHelp, publicProducts } from '@title24/remote-kit/rpc';
import type { HelpCategory } from '@title24/shared-domain';

/** The public calls whose results other pages of the site keep, to be asked for again after a change here. */
export const productsRequest = dataRequest(publicProducts.findAll);

export const estimatorPricesRequest = dataRequest(publicConfig.loadEstimatorPrices);

export const helpItemRequest = (id: string) => dataRequest(publicHelp.findById, { id });

export const faqSectionRequest = (category: HelpCategory) =>
  dataRequest(publicHelp.findByCategory, { category });
