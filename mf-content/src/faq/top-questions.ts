/** Questions that most people come with, in this order; answers that staff delete are left out. */
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
