import { type SearchableAnswer, searchAnswers } from './search-answers.ts';

const answers: readonly SearchableAnswer[] = [
  { question: 'Duct location', text: 'Say where the ducts run. Less than 12 feet earns a credit.' },
  { question: 'Cool roof', text: 'Reflectance of 0.40 for tile. Ducts in the attic gain too.' },
  { question: 'U-factor and the façade', text: 'Lower is better.' },
];
const questions = (query: string) => searchAnswers(answers, query).map(({ answer }) => answer.question);

test('answers with a match in their question come first', () => {
  expect(questions('duct')).toEqual(['Duct location', 'Cool roof']);
});

test('an answer must contain all words of the query, in any order and case', () => {
  expect(questions('TILE ducts')).toEqual(['Cool roof']);
  expect(questions('tile skylight')).toEqual([]);
});

test('a query word matches the beginning of a word but not its middle', () => {
  expect(questions('roo')).toEqual(['Cool roof']);
  expect(questions('oof')).toEqual([]);
});

test('accents and punctuation are ignored', () => {
  expect(questions('facade')).toEqual(['U-factor and the façade']);
  expect(questions('u-factor?')).toEqual(['U-factor and the façade']);
  expect(questions('(.*')).toEqual([]);
});

test('an empty search has no results', () => {
  expect(questions('  ')).toEqual([]);
});

test('the excerpt contains the text around the first match, with the matches marked', () => {
  const text = `${'word '.repeat(60)}duct tail ${'end '.repeat(60)}`;
  const [hit] = searchAnswers([{ question: 'Q', text }], 'duct');
  const excerpt = hit?.excerpt.map((piece) => piece.text).join('') ?? '';
  expect(hit?.excerpt.filter((piece) => piece.match)).toEqual([{ text: 'duct', match: true }]);
  expect(excerpt.startsWith('…')).toBe(true);
  expect(excerpt.endsWith('…')).toBe(true);
  expect(excerpt.length).toBeLessThan(220);
  expect(text).toContain(excerpt.slice(1, -1));
});

test('if only the question matches, the excerpt is the beginning of the answer', () => {
  const [hit] = searchAnswers(answers, 'factor');
  expect(hit?.excerpt).toEqual([{ text: 'Lower is better.', match: false }]);
});
