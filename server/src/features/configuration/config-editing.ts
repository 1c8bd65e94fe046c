import type { ConfigurationForEdit, EstimatorPricesForEdit } from '@title24/shared-domain';
import type { config } from '@title24/shared-domain/rpc/server';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { changeMoment, requireUnchanged } from '../../platform/rpc/params/last-update.ts';
import { recordChange } from '../audit/record-change.ts';
import { estimatorPrices } from './estimator-prices.table.ts';
import { siteConfiguration } from './site-configuration.table.ts';

/** Creates the staff service for the site configuration and the estimator prices, POST /rpc/2.0/config (H2). */
export function configEditing(database: Database): MemberHandlersOf<typeof config> {
  return {
    loadForEdit: async () => toConfiguration(await readConfiguration(database)),

    update: ({ config }, caller) =>
      database.transaction(async (transaction) => {
        const row = await readConfiguration(transaction);
        const { lastUpdate: startedFrom, ...members } = config;
        requireUnchanged(row.lastUpdate, startedFrom, () => toConfiguration(row));
        const document = { ...row.document, ...members };
        const moment = changeMoment(row.lastUpdate);
        await transaction
          .update(siteConfiguration)
          .set({ document, revision: row.revision + 1, lastUpdate: moment });
        await recordChange(transaction, caller, {
          action: 'config.update',
          subject: 'site configuration',
          before: row.document,
          after: document,
        });
        return toConfiguration({ document, lastUpdate: moment });
      }),

    loadEstimatorPrices: async () => toPrices(await readPrices(database)),

    updateEstimatorPrices: ({ prices, lastUpdate: startedFrom }, caller) =>
      database.transaction(async (transaction) => {
        const row = await readPrices(transaction);
        requireUnchanged(row.lastUpdate, startedFrom, () => toPrices(row));
        const moment = changeMoment(row.lastUpdate);
        await transaction
          .update(estimatorPrices)
          .set({ document: prices, revision: row.revision + 1, lastUpdate: moment });
        await recordChange(transaction, caller, {
          action: 'config.updateEstimatorPrices',
          subject: 'estimator prices',
          before: row.document,
          after: prices,
        });
        return toPrices({ document: prices, lastUpdate: moment });
      }),
  };
}

type ConfigurationRow = Pick<typeof siteConfiguration.$inferSelect, 'document' | 'lastUpdate'>;
type PricesRow = Pick<typeof estimatorPrices.$inferSelect, 'document' | 'lastUpdate'>;

async function readConfiguration(database: Database | Transaction) {
  const [row] = await database.select().from(siteConfiguration).for('update');
  if (!row) throw new Error('The site has no configuration.');
  return row;
}

async function readPrices(database: Database | Transaction) {
  const [row] = await database.select().from(estimatorPrices).for('update');
  if (!row) throw new Error('The site has no estimator prices.');
  return row;
}

function toConfiguration({ document, lastUpdate }: ConfigurationRow): ConfigurationForEdit {
  return { config: document, lastUpdate: lastUpdate.toISOString() };
}

function toPrices({ document, lastUpdate }: PricesRow): EstimatorPricesForEdit {
  return { prices: document, lastUpdate: lastUpdate.toISOString() };
}
