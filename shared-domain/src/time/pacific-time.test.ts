import {
  companyTimeZone,
  formatDay,
  formatMoment,
  fromPacificInput,
  toPacificInput,
} from './pacific-time.ts';

test('a time is shown in Pacific time', () => {
  expect(formatMoment('2026-11-21T05:34:00Z')).toBe('Nov 20, 2026, 9:34 PM');
  expect(formatDay('2026-07-01T06:59:00Z')).toBe('June 30, 2026');
});

test.each([
  ['2026-07-01T08:30', '2026-07-01T15:30:00.000Z'],
  ['2026-12-01T08:30', '2026-12-01T16:30:00.000Z'],
  // In 2026, the clocks change on March 8 and November 1.
  ['2026-03-08T01:59', '2026-03-08T09:59:00.000Z'],
  ['2026-03-08T03:00', '2026-03-08T10:00:00.000Z'],
  ['2026-11-01T00:59', '2026-11-01T07:59:00.000Z'],
  ['2026-11-01T02:00', '2026-11-01T10:00:00.000Z'],
])('the value %s of a datetime-local field is the time %s', (typed, moment) => {
  expect(fromPacificInput(typed)).toBe(moment);
  expect(toPacificInput(moment)).toBe(typed);
});

test('an invalid datetime-local value becomes null, and an invalid time becomes an empty value', () => {
  for (const typed of ['', 'soon', '2026-13-01T00:00', '2026-01-01'])
    expect(fromPacificInput(typed)).toBeNull();
  expect([toPacificInput(undefined), toPacificInput('soon')]).toEqual(['', '']);
});

test('Pacific time agrees with the time zone database in each hour from 2010 through 2049', () => {
  const database = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: companyTimeZone,
  });
  const differing: string[] = [];
  for (let time = Date.UTC(2010, 0); time < Date.UTC(2050, 0); time += 3_600_000) {
    const instant = new Date(time).toISOString();
    if (toPacificInput(instant) !== database.format(time).replace(' ', 'T')) differing.push(instant);
  }
  expect(differing).toEqual([]);
});

test('times of day have the format of Intl.DateTimeFormat', () => {
  const database = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: companyTimeZone,
  });
  for (let hour = 0; hour < 24; hour += 1) {
    const instant = new Date(Date.UTC(2026, 0, 1, hour, 5)).toISOString();
    expect(formatMoment(instant)).toBe(database.format(new Date(instant)).replaceAll(/\s/g, ' '));
  }
});
