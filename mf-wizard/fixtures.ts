import { defineFixtures } from '@title24/remote-kit/fixture-site';

/** The wizard asks the site for nothing. */
export default defineFixtures({ calls: [] });
