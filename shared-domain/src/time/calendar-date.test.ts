import { formatCalendarDate, formatCalendarWeekday, isCalendarDate } from './calendar-date.ts';

test.each(['2027-02-30', '2027-13-01', '27-01-01', '2027-1-1', '2027-01-01T00:00', ''])(
  '%j is not a calendar date',
  (text) => {
    expect(isCalendarDate(text)).toBe(false);
  },
);

test.each(['2026-01-01', '2026-11-29', '2028-02-29'])(
  '%s is formatted as Intl.DateTimeFormat formats it',
  (date) => {
    const words = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(date));
    expect(formatCalendarDate(date)).toBe(words({ dateStyle: 'long' }));
    expect(formatCalendarWeekday(date)).toBe(words({ weekday: 'long', month: 'long', day: 'numeric' }));
  },
);
