/** Ids of the most common questions, in display order. A site may lack some of these questions. */
export const topQuestions: readonly string[] = [
  'a-2',
  'a-3',
  'a-8',
  'a-6',
  'a-9',
  'c-3',
  'c-2',
  'c-18',
  'b-10',
  'd-1',
];
