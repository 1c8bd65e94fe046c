import type { TextSearchIndex } from '../../platform/db/text-search-index.ts';

/** What a search in the change log looks into. */
export const auditSearch: TextSearchIndex = {
  name: 'audit_entries_search',
  table: 'audit_entries',
  columns: ['by', 'action', 'subject'],
};
