import type { TextSearchIndex } from '../../platform/db/text-search-index.ts';

/** What a search for submissions looks into. */
export const submissionSearch: TextSearchIndex = {
  name: 'submissions_search',
  table: 'submissions',
  columns: ['reference', 'project_name', 'sender', 'email'],
};
