import { publishedEstimatorPrices } from '@title24/shared-domain';
import { sql } from 'drizzle-orm';
import { siteClock } from '../../platform/clock/clock.ts';
import { documentSet } from '../../platform/db/seeds/document-set.ts';
import { recordChange } from '../audit/record-change.ts';
import { siteUpdate } from '../audit/recorded-seed-set.ts';
import { estimatorPrices } from './estimator-prices.table.ts';
import { siteConfigurationSeed } from './site-configuration.seed.ts';
import { siteConfiguration } from './site-configuration.table.ts';

/** The site configuration, with a separate seed for each value. */
export const siteConfigurationSet = documentSet({
  name: 'site-configuration',
  seed: siteConfigurationSeed,

  async read(transaction) {
    const [row] = await transaction.select().from(siteConfiguration).for('update');
    return row?.document ?? null;
  },

  async insert(transaction, document) {
    await transaction.insert(siteConfiguration).values({ document });
  },

  async update(transaction, document, before) {
    const revision = sql`${siteConfiguration.revision} + 1`;
    await transaction.update(siteConfiguration).set({ document, revision, lastUpdate: siteClock.now() });
    await recordChange(transaction, siteUpdate, {
      action: 'config.update',
      subject: 'site configuration',
      before,
      after: document,
    });
  },
});

/** The estimator prices, with a separate seed for each value. */
export const estimatorPricesSet = documentSet({
  name: 'estimator-prices',
  seed: publishedEstimatorPrices,

  async read(transaction) {
    const [row] = await transaction.select().from(estimatorPrices).for('update');
    return row?.document ?? null;
  },

  async insert(transaction, document) {
    await transaction.insert(estimatorPrices).values({ document });
  },

  async update(transaction, document, before) {
    const revision = sql`${estimatorPrices.revision} + 1`;
    await transaction.update(estimatorPrices).set({ document, revision, lastUpdate: siteClock.now() });
    await recordChange(transaction, siteUpdate, {
      action: 'config.updateEstimatorPrices',
      subject: 'estimator prices',
      before,
      after: document,
    });
  },
});
