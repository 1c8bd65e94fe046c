import { timeLeft } from './time-left.ts';

const due = '2027-03-05T08:00:00.000Z';

test.each([
  ['2027-03-02T01:30:00.000Z', '3 days 6 hours left'],
  ['2027-03-04T08:00:00.000Z', '1 day left'],
  ['2027-03-05T02:50:00.000Z', '5 hours 10 minutes left'],
  ['2027-03-05T07:00:00.000Z', '1 hour left'],
  ['2027-03-05T07:48:00.000Z', '12 minutes left'],
  ['2027-03-05T07:59:30.000Z', 'less than a minute left'],
])('D9: at %s, a deadline shows %s', (now, words) => {
  expect(timeLeft(due, new Date(now))).toEqual({ isLate: false, words });
});

test.each([
  ['2027-03-05T08:00:00.000Z', 'Late by less than a minute'],
  ['2027-03-06T10:00:00.000Z', 'Late by 1 day 2 hours'],
])('D9: at %s, a missed deadline shows %s', (now, words) => {
  expect(timeLeft(due, new Date(now))).toEqual({ isLate: true, words });
});
