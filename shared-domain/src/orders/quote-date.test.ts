import { quoteDateSentence } from './quote-date.ts';

test('P3: the sentence names the Pacific day of now and the last day for the quote', () => {
  expect(quoteDateSentence('2026-11-23T20:00:00.000Z')).toBe(
    'If you send your plans today, Monday, November 23, your quote comes by Friday, November 27.',
  );
  // It is still Sunday evening in California.
  expect(quoteDateSentence('2026-11-23T07:59:00.000Z', { closed: ['2026-11-24'] })).toBe(
    'If you send your plans today, Sunday, November 22, your quote comes by Friday, November 27.',
  );
});
