import type { TextSearchIndex } from '../../platform/db/text-search-index.ts';

export const auditSearch: TextSearchIndex = {
  name: 'audit_entries_search',
  table: 'audit_entries',
  columns: ['by', 'action', 'subject'],
};
