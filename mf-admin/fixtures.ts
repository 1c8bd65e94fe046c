import { defineFixtures } from '@title24/remote-kit/fixture-site';

/** Nobody is logged in, and without a login its screens ask the site for nothing. */
export default defineFixtures({ calls: [] });
