import { faqLetters, type HelpItem } from '@title24/shared-domain';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { helpItems } from '../../db/schema/index.ts';
import { sanitizeHelpText } from '../../html/sanitize-help-text.ts';
import { defineMethod, type RpcService } from '../method.ts';
import { notFound } from '../protocol/rpc-fault.ts';

/** PostgreSQL's text cannot hold U+0000. */
const shortText = (most: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(most), v.regex(/^[^\0]*$/));

/** POST /rpc/public/help (spec 7, decisions 2). */
export function helpService(database: Database): RpcService {
  return new Map([
    [
      'findById',
      defineMethod({
        params: v.strictObject({ id: shortText(100) }),
        cacheable: true,
        handler: async ({ id }) => {
          const [row] = await database.select().from(helpItems).where(eq(helpItems.id, id));
          if (!row) throw notFound(`Help text ${id} not found.`);
          return toHelpItem(row);
        },
      }),
    ],
    [
      'findByCategory',
      defineMethod({
        params: v.strictObject({ category: v.picklist(faqLetters) }),
        cacheable: true,
        handler: async ({ category }) => {
          const rows = await database
            .select()
            .from(helpItems)
            .where(eq(helpItems.category, category))
            .orderBy(asc(helpItems.sortOrder), asc(helpItems.id));
          return rows.map(toHelpItem);
        },
      }),
    ],
  ]);
}

function toHelpItem(row: typeof helpItems.$inferSelect): HelpItem {
  return { ...row, helpText: sanitizeHelpText(row.helpText), lastUpdate: row.lastUpdate.toISOString() };
}
