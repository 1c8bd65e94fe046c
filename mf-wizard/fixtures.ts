import { answerCall, defineFixtures } from '@title24/remote-kit/fixture-site';
import { publicProducts } from '@title24/remote-kit/rpc';
import { catalogue } from './src/testing/catalogue.ts';

export default defineFixtures({
  calls: [answerCall(publicProducts.findAll, () => [...catalogue])],
});
