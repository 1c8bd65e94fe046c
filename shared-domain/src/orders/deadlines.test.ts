import { policy } from '../policy/policy.ts';
import { pacificDate } from '../time/pacific-time.ts';
import {
  cancelUntil,
  contactDue,
  endOf,
  isPast,
  mailArrival,
  quoteDue,
  reportDue,
  responseDue,
  rushPromise,
} from './deadlines.ts';

test('D9: a deadline counts from the Pacific day of its event, not from the UTC day', () => {
  expect(pacificDate('2026-11-21T07:59:59.999Z')).toBe('2026-11-20');
  expect(pacificDate('2026-11-21T08:00:00.000Z')).toBe('2026-11-21');
  expect(reportDue('2026-11-17T07:59:59.999Z').lastDay).toBe('2026-11-19');
  expect(reportDue('2026-11-17T08:00:00.000Z').lastDay).toBe('2026-11-20');
});

test('P3: a quote is due 3 business days after the plans arrive, not counting holidays and closed days', () => {
  // Thursday, November 26, 2026, is Thanksgiving Day.
  expect(quoteDue('2026-11-23T20:00:00.000Z')).toEqual({
    lastDay: '2026-11-27',
    dueAt: '2026-11-28T08:00:00.000Z',
  });
  expect(quoteDue('2026-11-23T20:00:00.000Z', { closed: ['2026-11-27'] }).lastDay).toBe('2026-11-30');
});

test('D9: a deadline is the end of its last day, even if the clocks change on that day', () => {
  expect(endOf('2027-03-14')).toEqual({ lastDay: '2027-03-14', dueAt: '2027-03-15T07:00:00.000Z' });
  expect(endOf('2026-10-31').dueAt).toBe('2026-11-01T07:00:00.000Z');
  expect(endOf('2026-11-01').dueAt).toBe('2026-11-02T08:00:00.000Z');
  expect(() => endOf('soon')).toThrow(RangeError);
});

test('D9: the deadlines for reports, answers, mailed copies and requests for changes match the policy', () => {
  const from = '2026-12-07T18:00:00.000Z';
  expect(policy.orders).toMatchObject({ reportDueBusinessDays: 3, customerResponseBusinessDays: 10 });
  expect(reportDue(from).lastDay).toBe('2026-12-10');
  expect(contactDue(from)).toEqual(reportDue(from));
  expect(responseDue(from).lastDay).toBe('2026-12-21');
  expect(mailArrival(from)).toBe('2026-12-10');
  expect(mailArrival(from, true)).toBe('2026-12-08');
});

test('D9: a time exactly at the deadline is late', () => {
  const { dueAt } = endOf('2026-12-04');
  expect(dueAt).toBe('2026-12-05T08:00:00.000Z');
  expect(isPast(dueAt, '2026-12-05T07:59:59.999Z')).toBe(false);
  expect(isPast(dueAt, dueAt)).toBe(true);
});

test.each([
  ['2026-11-23T19:59:59.999Z', true, '2026-11-23T23:00:00.000Z', 'a moment before noon'],
  ['2026-11-23T20:00:00.000Z', false, '2026-11-24T23:00:00.000Z', 'at noon'],
  ['2026-11-23T07:59:59.999Z', false, '2026-11-23T23:00:00.000Z', 'on Sunday night'],
  ['2026-11-20T20:00:00.000Z', false, '2026-11-23T23:00:00.000Z', 'on Friday after noon'],
  ['2026-11-26T18:00:00.000Z', false, '2026-11-27T23:00:00.000Z', 'on a holiday'],
  ['2026-07-06T18:59:59.999Z', true, '2026-07-06T22:00:00.000Z', 'in summer'],
  ['2027-03-15T18:30:00.000Z', true, '2027-03-15T22:00:00.000Z', 'the day after the clocks changed'],
])(
  'D9: for a rush order at %s, sameDay is %p and promiseAt is %s (%s)',
  (submittedAt, sameDay, promiseAt) => {
    expect(rushPromise(submittedAt)).toMatchObject({ sameDay, promiseAt });
  },
);

test('D9: a rush order on a closed day is due on the next business day', () => {
  const promise = rushPromise('2026-11-23T18:00:00.000Z', { closed: ['2026-11-23', '2026-11-24'] });
  expect(promise).toEqual({
    sameDay: false,
    promiseDate: '2026-11-25',
    promiseAt: '2026-11-25T23:00:00.000Z',
  });
});

test('D9: the two hours for cancellation are elapsed time, even if the clocks change', () => {
  expect(cancelUntil('2026-11-01T08:30:00.000Z')).toBe('2026-11-01T10:30:00.000Z');
});
