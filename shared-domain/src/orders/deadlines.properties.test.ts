import fc from 'fast-check';
import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import { pacificDate } from '../time/pacific-time.ts';
import { type BusinessCalendar, businessDayAfter, isBusinessDay } from './business-calendar.ts';
import { reportDue, responseDue, rushPromise } from './deadlines.ts';

/** Few runs, because computing a calendar for each run is slow. */
const runs = { numRuns: 40 };

const minutes = 60_000;
const instant = fc
  .integer({ min: Date.UTC(2026, 0, 1) / minutes, max: Date.UTC(2030, 0, 1) / minutes })
  .map((minute) => new Date(minute * minutes).toISOString());
const day: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: 0, max: 1500 })
  .map((days) => addDays('2026-01-01', days));
const calendar: fc.Arbitrary<BusinessCalendar> = fc.record({
  closed: fc.array(day, { maxLength: 8 }),
  open: fc.array(day, { maxLength: 8 }),
});

test('a later event never has an earlier deadline', () => {
  fc.assert(
    fc.property(instant, instant, calendar, (one, other, days) => {
      const [first, second] = [one, other].sort() as [string, string];
      expect(reportDue(first, days).dueAt <= reportDue(second, days).dueAt).toBe(true);
      expect(responseDue(first, days).dueAt <= responseDue(second, days).dueAt).toBe(true);
      expect(rushPromise(first, days).promiseAt <= rushPromise(second, days).promiseAt).toBe(true);
    }),
    runs,
  );
});

test('the n-th business day after a date is a business day, with n − 1 business days between it and the date', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 12 }), calendar, (date, n, days) => {
      const last = businessDayAfter(date, n, days);
      let counted = 0;
      for (let next = addDays(date, 1); next <= last; next = addDays(next, 1)) {
        if (isBusinessDay(next, days)) counted += 1;
      }
      expect([counted, isBusinessDay(last, days)]).toEqual([n, true]);
    }),
    runs,
  );
});

test('a deadline is the Pacific midnight that ends its day, and a rush promise is 3 pm on a business day', () => {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'America/Los_Angeles' });
  fc.assert(
    fc.property(instant, calendar, (from, days) => {
      const { lastDay, dueAt } = reportDue(from, days);
      expect([clock.format(new Date(dueAt)), pacificDate(dueAt)]).toEqual(['00:00:00', addDays(lastDay, 1)]);
      const { promiseAt, promiseDate } = rushPromise(from, days);
      expect([clock.format(new Date(promiseAt)), pacificDate(promiseAt)]).toEqual(['15:00:00', promiseDate]);
      expect(isBusinessDay(promiseDate, days) && promiseAt > from).toBe(true);
    }),
    runs,
  );
});
