import * as v from 'valibot';
import type { Database } from '../../platform/db/database.ts';
import { defineMethod } from '../../platform/rpc/method.ts';
import { fillHelp } from './help-filling.ts';
import { findHelp, findHelpByCategory, helpCategory, helpId } from './help-reading.ts';

/** POST /rpc/public/help (H1): texts ready to show. Staff read them with their placeholders under /rpc/2.0. */
export function helpService(database: Database) {
  return {
    findById: defineMethod({
      params: v.strictObject({ id: helpId }),
      cacheable: true,
      handler: async ({ id }) => (await fillHelp(database, [await findHelp(database, id)]))[0],
    }),
    findByCategory: defineMethod({
      params: v.strictObject({ category: helpCategory }),
      cacheable: true,
      handler: async ({ category }) => fillHelp(database, await findHelpByCategory(database, category)),
    }),
  };
}
