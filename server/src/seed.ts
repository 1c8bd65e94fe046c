import { roleSet } from './features/accounts/roles/roles.seed-set.ts';
import { productSet } from './features/catalog/products.seed-set.ts';
import {
  estimatorPricesSet,
  siteConfigurationSet,
} from './features/configuration/configuration.seed-sets.ts';
import { helpSet } from './features/help/seeds/help.seed-set.ts';
import { replySet } from './features/replies/replies.seed-set.ts';
import type { SeedSet } from './platform/db/seeds/seed-set.ts';

/** The seed sets of all features. */
export const seedSets: readonly SeedSet[] = [
  productSet,
  helpSet,
  replySet,
  roleSet,
  siteConfigurationSet,
  estimatorPricesSet,
];
