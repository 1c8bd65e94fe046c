import { defineFixtures } from '@title24/remote-kit/fixture-site';

/** Logged out: without a login its screens make no calls. */
export default defineFixtures({ calls: [] });
