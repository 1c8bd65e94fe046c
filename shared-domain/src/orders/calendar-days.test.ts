import { calendarDayProblem, listedDaysOf } from './calendar-days.ts';

const eve = { date: '2026-12-24', isClosed: true, label: 'Christmas Eve' };
const columbus = { date: '2026-10-12', isClosed: false, label: '' };

test('D9: a year’s list contains observed holidays and staff exceptions in date order', () => {
  const listed = listedDaysOf(2026, [eve, columbus]);
  expect(listed).toHaveLength(12);
  expect(listed.slice(-4)).toEqual([
    { date: '2026-11-11', label: 'Veterans Day', kind: 'holiday' },
    { date: '2026-11-26', label: 'Thanksgiving Day', kind: 'holiday' },
    { date: '2026-12-24', label: 'Christmas Eve', kind: 'closed' },
    { date: '2026-12-25', label: 'Christmas Day', kind: 'holiday' },
  ]);
  expect(listed).toContainEqual({ date: '2026-10-12', label: 'Columbus Day', kind: 'open' });
  // In 2026, Independence Day falls on a Saturday and is observed on Friday.
  expect(listed).toContainEqual({ date: '2026-07-03', label: 'Independence Day', kind: 'holiday' });
});

test.each([
  ['2026-11-20', true, /today or a later day/],
  ['2026-12-24', true, /already listed/],
  ['2026-12-26', true, /Weekends/],
  ['2026-12-25', true, /already closed on this day: Christmas Day/],
  ['2026-12-23', false, /already open on this day/],
  ['2026-12-23', true, null],
  ['2026-12-25', false, null],
])('D9: adding %s with isClosed %p gives the problem %p', (date, isClosed, words) => {
  const problem = calendarDayProblem({ date, isClosed }, [eve], '2026-11-23');
  if (words) expect(problem).toMatch(words);
  else expect(problem).toBeNull();
});
