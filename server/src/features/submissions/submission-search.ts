import type { TextSearchIndex } from '../../platform/db/text-search-index.ts';

/** Columns that the submission search covers. */
export const submissionSearch: TextSearchIndex = {
  name: 'submissions_search',
  table: 'submissions',
  columns: ['reference', 'project_name', 'sender', 'email'],
};
