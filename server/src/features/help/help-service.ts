import type { publicHelp } from '@title24/shared-domain/rpc/server';
import type { Database } from '../../platform/db/database.ts';
import type { HandlersOf } from '../../platform/rpc/method.ts';
import { fillHelp } from './help-filling.ts';
import { findHelp, findHelpByCategory } from './help-reading.ts';

/** Creates the service that returns help texts with filled placeholders, POST /rpc/public/help (H1). */
export function helpService(database: Database): HandlersOf<typeof publicHelp> {
  return {
    findById: async ({ id }) => {
      const item = await findHelp(database, id);
      const [filled = item] = await fillHelp(database, [item]);
      return filled;
    },
    findByCategory: async ({ category }) => fillHelp(database, await findHelpByCategory(database, category)),
  };
}
