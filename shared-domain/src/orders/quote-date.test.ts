import { fullServiceDays, quoteDateSentence } from './quote-date.ts';

test('P3: the quote and the report are due on business days in Pacific time', () => {
  expect(fullServiceDays('2026-11-23T20:00:00.000Z')).toEqual({
    today: 'Monday, November 23',
    // Thanksgiving is not a business day.
    quote: 'Friday, November 27',
    report: 'Wednesday, December 2',
  });
  // In California, it is still Sunday.
  expect(fullServiceDays('2026-11-23T07:59:00.000Z', { closed: ['2026-11-24', '2026-12-01'] })).toEqual({
    today: 'Sunday, November 22',
    quote: 'Friday, November 27',
    report: 'Thursday, December 3',
  });
});

test('P3: the sentence about the quote names today and the day of the deadline', () => {
  expect(quoteDateSentence(fullServiceDays('2026-11-23T20:00:00.000Z'))).toBe(
    'If you send your plans today, Monday, November 23, your quote comes by Friday, November 27.',
  );
});
