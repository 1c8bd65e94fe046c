import { answerCall, defineFixtures } from '@title24/remote-kit/fixture-site';
import { publicCalendar, publicConfig, publicHelp, publicProducts } from '@title24/remote-kit/rpc';
import { seedCatalogue, seedPrices } from '@title24/shared-domain/estimator/testing';

export default defineFixtures({
  calls: [
    answerCall(publicProducts.findAll, () => [...seedCatalogue]),
    answerCall(publicConfig.loadEstimatorPrices, () => seedPrices),
    answerCall(publicCalendar.load, () => []),
    answerCall(publicHelp.findByCategory, () => []),
  ],
});
