import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { defineMethod, type RpcService } from '../method.ts';
import { findHelp, findHelpByCategory, helpCategory, helpId } from './help-reading.ts';

/** POST /rpc/public/help (spec 7, decisions 2). */
export function helpService(database: Database): RpcService {
  return new Map([
    [
      'findById',
      defineMethod({
        params: v.strictObject({ id: helpId }),
        cacheable: true,
        handler: ({ id }) => findHelp(database, id),
      }),
    ],
    [
      'findByCategory',
      defineMethod({
        params: v.strictObject({ category: helpCategory }),
        cacheable: true,
        handler: ({ category }) => findHelpByCategory(database, category),
      }),
    ],
  ]);
}
