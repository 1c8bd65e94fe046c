import type { TextSearchIndex } from '../../platform/db/text-search-index.ts';

/** Columns that the audit log search covers. */
export const auditSearch: TextSearchIndex = {
  name: 'audit_entries_search',
  table: 'audit_entries',
  columns: ['by', 'action', 'subject'],
};
