import type { HelpCategory, HelpItem } from '@title24/shared-domain';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { notFound } from '../../platform/rpc/protocol/rpc-fault.ts';
import { helpItemOfRow } from './help-item-of-row.ts';
import { helpItems } from './help-items.table.ts';

/** Returns the error for a help item that does not exist (H1). */
export const helpNotFound = (id: string) => notFound(`Help text ${id} not found.`);

/** Returns a help item. @throws RpcFault -32001 if the item does not exist */
export async function findHelp(database: Database, id: string): Promise<HelpItem> {
  const [row] = await database.select().from(helpItems).where(eq(helpItems.id, id));
  if (!row) throw helpNotFound(id);
  return helpItemOfRow(row);
}

/** Returns a category's items, in order. */
export async function findHelpByCategory(database: Database, category: HelpCategory): Promise<HelpItem[]> {
  const rows = await database
    .select()
    .from(helpItems)
    .where(eq(helpItems.category, category))
    .orderBy(asc(helpItems.sortOrder), asc(helpItems.id));
  return rows.map(helpItemOfRow);
}
