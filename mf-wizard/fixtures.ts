import { defineFixtures } from '@title24/remote-kit/fixture-site';

/** The wizard makes no calls. */
export default defineFixtures({ calls: [] });
