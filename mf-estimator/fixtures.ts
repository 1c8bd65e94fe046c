import { answerCall, defineFixtures } from '@title24/remote-kit/fixture-site';
import { publicConfig, publicProducts } from '@title24/remote-kit/rpc';
import { seedCatalogue, seedPrices } from '@title24/shared-domain/estimator/testing';

export default defineFixtures({
  calls: [
    answerCall(publicConfig.loadEstimatorPrices, () => seedPrices),
    answerCall(publicProducts.findAll, () => [...seedCatalogue]),
  ],
});
