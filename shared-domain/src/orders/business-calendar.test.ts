import { policy } from '../policy/policy.ts';
import { addDays } from '../time/calendar-date.ts';
import { businessDayAfter, isBusinessDay } from './business-calendar.ts';
import { isFederalHoliday } from './federal-holidays.ts';

/** Dates published by the U.S. Office of Personnel Management. */
test.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
  [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
])('D9: federal holidays of %d are on their observed days', (year, days) => {
  const found: string[] = [];
  for (let date = `${year}-01-01`; date < `${year + 1}-01-01`; date = addDays(date, 1)) {
    if (isFederalHoliday(date)) found.push(date.slice(5));
  }
  expect(found).toEqual(days.split(' '));
  expect(policy.calendar.federalHolidays).toHaveLength(11);
});

test.each([
  ['2026-11-20', {}, true, 'a Friday'],
  ['2026-11-21', {}, false, 'a Saturday'],
  ['2026-11-22', { open: ['2026-11-22'] }, false, 'a Sunday, even if the calendar opens it'],
  ['2026-11-26', {}, false, 'a holiday'],
  ['2026-11-26', { open: ['2026-11-26'] }, true, 'a holiday on which we work'],
  [
    '2026-11-26',
    { open: ['2026-11-26'], closed: ['2026-11-26'] },
    false,
    'a day that staff have both opened and closed',
  ],
  ['2026-11-27', { closed: ['2026-11-27'] }, false, 'a day that staff have closed'],
  ['2026-07-04', { open: ['2026-07-04'] }, false, 'a holiday on a Saturday'],
  ['2026-07-03', {}, false, 'the observed day of a Saturday holiday'],
])('D9: on %s with the calendar exceptions %j, isBusinessDay is %p (%s)', (date, calendar, expected, _) => {
  expect(isBusinessDay(date, calendar)).toBe(expected);
});

test('D9: counting business days does not include the start date', () => {
  expect(businessDayAfter('2026-11-20', 1)).toBe('2026-11-23');
  expect(businessDayAfter('2026-11-21', 1)).toBe('2026-11-23');
  expect(businessDayAfter('2026-11-25', 1, { open: ['2026-11-26'] })).toBe('2026-11-26');
});

test('D9: counting business days fails if the calendar has too few', () => {
  const closed = Array.from({ length: 5000 }, (_, day) => addDays('2026-11-20', day));
  expect(() => businessDayAfter('2026-11-20', 3, { closed })).toThrow(
    'The calendar has no 3 business days after 2026-11-20. Open some.',
  );
});
