import type { TextSearchIndex } from '../../platform/db/text-search-index.ts';

/** Columns that a search in the audit log covers. */
export const auditSearch: TextSearchIndex = {
  name: 'audit_entries_search',
  table: 'audit_entries',
  columns: ['by', 'action', 'subject'],
};
