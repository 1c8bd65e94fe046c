import type { TextSearchIndex } from '../../platform/db/text-search-index.ts';

/** Columns that an order search covers, each group with its own index. */
export const orderSearch = {
  number: { name: 'orders_search', table: 'orders', columns: ['number'] },
  project: { name: 'projects_search', table: 'projects', columns: ['name'] },
  customer: { name: 'accounts_search', table: 'accounts', columns: ['name', 'email'] },
} as const satisfies Record<string, TextSearchIndex>;
