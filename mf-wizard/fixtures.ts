import { answerCall, defineFixtures } from '@title24/remote-kit/fixture-site';
import { publicProducts } from '@title24/remote-kit/rpc';
import { catalog } from './src/testing/catalog.ts';

export default defineFixtures({
  calls: [answerCall(publicProducts.findAll, () => [...catalog])],
});
