import { defineFixtures } from '@title24/shared-config/fixture-site';

/** The wizard asks the site for nothing. */
export default defineFixtures({ calls: [] });
