import type { OrderState } from './order.ts';
import { orderClockSentences, orderStages } from './order-stages.ts';

const at = (minute: number) => `2026-11-23T18:${String(minute).padStart(2, '0')}:00.000Z`;

function historyOf(...events: readonly (readonly [event: string, state: OrderState])[]) {
  return {
    state: events.at(-1)?.[1] ?? 'submitted',
    events: events.map(([event, state], index) => ({
      at: at(index),
      event,
      by: 'staff' as const,
      state,
      words: event,
    })),
  };
}

const titles = (order: Parameters<typeof orderStages>[0]) =>
  orderStages(order).map(({ title, status }) => `${title}: ${status}`);

test('D11: a new order has review and delivery as future stages', () => {
  expect(titles({ kind: 'report', ...historyOf(['submit', 'submitted']) })).toEqual([
    'Ordered: current',
    'In review: ahead',
    'Delivered: ahead',
  ]);
});

test('D11: the review of an order that was returned to the queue is not shown to the customer', () => {
  const order = historyOf(['submit', 'submitted'], ['take', 'in-review'], ['release', 'submitted']);
  expect(titles({ kind: 'report', ...order })[0]).toBe('Ordered: current');
});

test('D11: requested changes and answers appear in order, without events that leave the state unchanged', () => {
  const order = historyOf(
    ['submit', 'submitted'],
    ['take', 'in-review'],
    ['request-changes', 'changes-needed'],
    ['extend', 'changes-needed'],
    ['resubmit', 'resubmitted'],
  );
  expect(titles({ kind: 'report', ...order })).toEqual([
    'Ordered: done',
    'In review: done',
    'Changes needed: done',
    'Submitted again: current',
    'In review: ahead',
    'Delivered: ahead',
  ]);
});

test('D11: an unlocked revision has the future stage ‘Submitted’, and a canceled order has no future stages', () => {
  expect(titles({ kind: 'revision', ...historyOf(['unlock', 'unlocked']) })).toContain('Submitted: ahead');
  expect(titles({ kind: 'report', ...historyOf(['submit', 'submitted'], ['cancel', 'cancelled']) })).toEqual([
    'Ordered: done',
    'Canceled: current',
  ]);
});

const clocks = {
  kind: 'report',
  dueAt: null,
  rushDueAt: null,
  responseDueAt: null,
  isLate: false,
} as const;

test('D9: deadlines are in Pacific time, and the customer of a late order reads about the rebate', () => {
  const order = {
    ...clocks,
    state: 'in-review',
    dueAt: '2026-11-28T08:00:00.000Z',
    rushDueAt: '2026-11-23T23:00:00.000Z',
  } as const;
  expect(orderClockSentences(order)).toEqual([
    'Rush service: by 3:00 pm on Monday, November 23 (Pacific time).',
    'We’ll deliver, or tell you what the project needs, by the end of Friday, November 27 (Pacific time).',
  ]);
  expect(orderClockSentences({ ...order, isLate: true }).at(-1)).toMatch(/you pay 50% less for the services/);
  expect(orderClockSentences({ ...clocks, state: 'delivered' })).toEqual([]);
});
