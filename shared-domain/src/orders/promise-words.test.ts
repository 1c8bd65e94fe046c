import { dueWords } from './promise-words.ts';

test('a deadline at midnight is worded as the end of the previous day, and other deadlines include their time', () => {
  expect(dueWords('2026-12-01T08:00:00.000Z')).toBe('the end of Monday, November 30');
  expect(dueWords('2026-11-30T23:00:00.000Z')).toBe('3:00 pm on Monday, November 30');
});
