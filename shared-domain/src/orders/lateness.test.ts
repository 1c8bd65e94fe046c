import { latenessOf } from './lateness.ts';

const submitted = { type: 'submitted', at: '2026-11-16T18:00:00.000Z' };
const dueAt = '2026-11-20T08:00:00.000Z';

test('D9: an event at the due instant is late, one just before it is on time', () => {
  expect(latenessOf([submitted, { type: 'delivered', at: dueAt }]).late).toBe(true);
  expect(latenessOf([submitted, { type: 'delivered', at: '2026-11-20T07:59:59.999Z' }]).late).toBe(false);
});

test('D9: an open run is late once its due instant has passed', () => {
  expect(latenessOf([submitted], '2026-11-20T07:59:59.999Z').late).toBe(false);
  expect(latenessOf([submitted], dueAt)).toEqual({
    runs: [{ from: submitted.at, dueAt, endedAt: null, late: true }],
    late: true,
  });
  expect(latenessOf([submitted])).toMatchObject({ runs: [{ endedAt: null, late: false }], late: false });
});

test('D9: the clock stops while the order waits for the customer, and one late run makes the order late', () => {
  const { runs, late } = latenessOf([
    submitted,
    { type: 'in-review', at: '2026-11-17T18:00:00.000Z' },
    { type: 'changes-needed', at: '2026-11-20T09:00:00.000Z' },
    { type: 'resubmitted', at: '2026-12-07T18:00:00.000Z' },
    { type: 'delivered', at: '2026-12-08T18:00:00.000Z' },
  ]);
  expect(runs.map((run) => run.late)).toEqual([true, false]);
  expect(late).toBe(true);
});

test('D9: a cancellation ends the run; nothing is late between runs', () => {
  const cancelled = { type: 'cancelled', at: '2026-11-17T18:00:00.000Z' };
  expect(latenessOf([submitted, cancelled], '2026-12-31T18:00:00.000Z').late).toBe(false);
  expect(latenessOf([{ type: 'delivered', at: dueAt }], dueAt)).toEqual({ runs: [], late: false });
});

test('D9: closed days move the due date', () => {
  const { runs } = latenessOf([submitted], undefined, { closed: ['2026-11-18'] });
  expect(runs[0]?.dueAt).toBe('2026-11-21T08:00:00.000Z');
});
