import { answerCall, defineFixtures } from '@title24/remote-kit/fixture-site';
import { publicProducts } from '@title24/remote-kit/rpc';
import { seedCatalogue } from '@title24/shared-domain/estimator/testing';

/** The published catalogue. Logged out, so no project is requested. */
export default defineFixtures({ calls: [answerCall(publicProducts.findAll, () => [...seedCatalogue])] });
