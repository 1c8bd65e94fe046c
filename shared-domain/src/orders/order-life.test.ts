import { isListedStep, WorkRefusedError } from '../workflow/index.ts';
import { applyOrderEvent, type OrderEventInput } from './apply-order-event.ts';
import { checklistItemNames } from './checklist.ts';
import type { Order } from './order.ts';
import { isOpenOrder, openOrderStates, orderStates, orderStateTitles } from './order.ts';
import { isSettled, overdueEvent } from './order-clocks.ts';
import { quoteOrder } from './order-total.ts';
import { type OrderActor, orderActors, orderEventNames, orderTransitions } from './order-transitions.ts';
import { placeOrder, unlockOrder } from './place-order.ts';
import { catalog } from './testing/catalog.ts';

/** A Monday at 9:00 a.m. Pacific time. */
const monday = '2026-11-30T17:00:00.000Z';
const later = (hours: number) => new Date(Date.parse(monday) + hours * 3_600_000).toISOString();

function placed(...skus: string[]): Order {
  const items = skus.map((sku) => ({ sku, quantity: 1 }));
  const { total } = quoteOrder('new', items, catalog());
  if (!total) throw new Error('These go together');
  return placeOrder(total, monday);
}

function after(order: Order, ...steps: [OrderEventInput, OrderActor, string][]): Order {
  return steps.reduce((now, [input, by, at]) => applyOrderEvent(now, input, by, at).order, order);
}

const take: OrderEventInput = { event: 'take', reviewer: 'ana' };
const checklist = { done: checklistItemNames, complies: true, needsRegistration: false };
const deliver = { event: 'deliver', checklist, shortfall: '', releasedFiles: 1 } as const;
const reviewed = (order: Order) => after(order, [take, 'staff', later(1)]);
const refusal = (order: Order, input: OrderEventInput, by: OrderActor, at: string) => {
  try {
    applyOrderEvent(order, input, by, at);
  } catch (error) {
    if (error instanceof WorkRefusedError) return error.message;
    throw error;
  }
  return null;
};

test('each state has a title, and isOpenOrder is true for exactly the states in openOrderStates', () => {
  expect(Object.keys(orderStateTitles)).toEqual([...orderStates]);
  expect(orderStates.filter((state) => isOpenOrder({ state }))).toEqual(
    orderStates.filter((state) => (openOrderStates as readonly string[]).includes(state)),
  );
});

test('an event is refused for actors who may not trigger it', () => {
  for (const event of orderEventNames) {
    const { from, by } = orderTransitions[event];
    for (const actor of orderActors.filter((each) => !(by as readonly string[]).includes(each))) {
      for (const state of from) {
        const order = { ...placed('1001'), state };
        expect(() => applyOrderEvent(order, { ...deliver, event } as OrderEventInput, actor, monday)).toThrow(
          WorkRefusedError,
        );
        expect(isListedStep(orderTransitions[event], [state, state], actor)).toBe(false);
      }
    }
  }
});

test('the report is due by the end of the third business day, and a late report costs half (D9)', () => {
  const order = reviewed(placed('1001', '5001'));
  expect(order.runs).toEqual([
    { round: 1, from: monday, dueAt: '2026-12-04T08:00:00.000Z', rushDueAt: null, endedAt: null },
  ]);
  const inTime = after(order, [deliver, 'staff', '2026-12-04T07:59:59.999Z']);
  expect(inTime.charges).toEqual([{ kind: 'services', cents: 14_900, state: 'due' }]);
  const late = after(order, [deliver, 'staff', '2026-12-04T08:00:00.000Z']);
  expect(late).toMatchObject({ rebateCents: 7450, charges: [{ kind: 'services', cents: 7450 }] });
  const mailed = after(late, [{ event: 'mail-copies' }, 'staff', later(200)]);
  expect(mailed.charges.at(-1)).toEqual({ kind: 'mailing', cents: 2500, state: 'due' });
});

test('a late request for changes makes the order late permanently', () => {
  const order = after(
    reviewed(placed('1001')),
    [{ event: 'request-changes' }, 'staff', later(24 * 5)],
    [{ event: 'resubmit', hasNews: true }, 'owner', later(24 * 6)],
    [take, 'staff', later(24 * 6 + 1)],
    [deliver, 'staff', later(24 * 6 + 2)],
  );
  expect(order.rebateCents).toBe(7450);
});

test('missed rush service is not charged, and each resubmission gets a new rush deadline', () => {
  const order = reviewed(placed('1001', '3001'));
  expect(order.runs[0]?.rushDueAt).toBe('2026-11-30T23:00:00.000Z');
  expect(after(order, [deliver, 'staff', '2026-11-30T23:00:00.000Z']).charges[0]?.cents).toBe(23_400);
  const missed = after(order, [deliver, 'staff', '2026-11-30T23:00:00.001Z']);
  expect(missed).toMatchObject({ rushWaivedCents: 8500, charges: [{ cents: 14_900 }] });
  const again = after(
    order,
    [{ event: 'request-changes' }, 'staff', later(2)],
    [{ event: 'resubmit', hasNews: true }, 'owner', later(4)],
  );
  expect(again.runs.map(({ rushDueAt }) => rushDueAt)).toEqual([
    '2026-11-30T23:00:00.000Z',
    '2026-12-01T23:00:00.000Z',
  ]);
});

test('for two hours, the customer can cancel, and an order without rush service cannot be delivered (D9)', () => {
  const order = reviewed(placed('1001'));
  expect(refusal(order, deliver, 'staff', later(2))).toContain('still cancel free of charge');
  expect(after(order, [deliver, 'staff', new Date(Date.parse(later(2)) + 1).toISOString()]).state).toBe(
    'delivered',
  );
  expect(after(order, [{ event: 'cancel' }, 'owner', later(2)])).toMatchObject({
    state: 'cancelled',
    cancelReason: 'customer',
    charges: [],
  });
  const past = new Date(Date.parse(later(2)) + 1).toISOString();
  expect(refusal(order, { event: 'cancel' }, 'owner', past)).toContain('free of charge have passed');
});

test('if a customer tries to cancel a delivered order, the refusal says when it was delivered', () => {
  const order = after(reviewed(placed('1001')), [deliver, 'staff', '2026-11-30T22:31:00.000Z']);
  expect(refusal(order, { event: 'cancel' }, 'owner', later(6))).toBe(
    'This order was delivered on Nov 30, 2026, 2:31 PM Pacific time. It can no longer be canceled.',
  );
});

describe('after changes were requested', () => {
  const asked = after(reviewed(placed('1001')), [{ event: 'request-changes' }, 'staff', later(3)]);
  const lapsed = () => after(asked, [{ event: 'lapse' }, 'site', '2026-12-20T00:00:00.000Z']);

  test('an unanswered order lapses at its deadline, not at a later check, with a fee that staff must confirm', () => {
    expect(asked.responseDueAt).toBe('2026-12-15T08:00:00.000Z');
    expect(overdueEvent(asked, '2026-12-15T07:59:59.999Z')).toBeNull();
    expect(overdueEvent(asked, '2026-12-15T08:00:00.000Z')).toBe('lapse');
    expect(refusal(asked, { event: 'lapse' }, 'site', '2026-12-15T07:59:59.999Z')).not.toBeNull();
    expect(lapsed()).toMatchObject({
      state: 'cancelled',
      cancelReason: 'no-response',
      cancelledAt: '2026-12-15T08:00:00.000Z',
      charges: [{ kind: 'evaluation-fee', cents: 7450, state: 'proposed' }],
    });
  });

  test('an unanswered order lapses without a fee if we were late', () => {
    const late = after(
      reviewed(placed('1001')),
      [{ event: 'request-changes' }, 'staff', '2026-12-04T08:00:00.000Z'],
      [{ event: 'lapse' }, 'site', '2027-01-20T00:00:00.000Z'],
    );
    expect(late.charges).toEqual([]);
  });

  test('staff can reopen a lapsed order within 30 days, which waives a fee that is still proposed', () => {
    const extend = { event: 'extend', lastDay: '2027-01-10', hasOpenOrder: false } as const;
    const again = after(lapsed(), [extend, 'staff', '2027-01-05T20:00:00.000Z']);
    expect(again).toMatchObject({
      state: 'changes-needed',
      responseDueAt: '2027-01-11T08:00:00.000Z',
      cancelledAt: null,
      charges: [{ state: 'waived' }],
    });
    const twice = after(again, [{ event: 'lapse' }, 'site', '2027-01-11T08:00:00.000Z']);
    expect(twice.charges).toEqual([{ kind: 'evaluation-fee', cents: 7450, state: 'proposed' }]);
    expect(
      refusal(lapsed(), { ...extend, lastDay: '2027-02-10' }, 'staff', '2027-01-20T20:00:00.000Z'),
    ).toContain('30 days');
    expect(
      refusal(lapsed(), { ...extend, hasOpenOrder: true }, 'staff', '2027-01-05T20:00:00.000Z'),
    ).toContain('placed a new order for this project');
    const paid = after(
      lapsed(),
      [{ event: 'confirm-charge', charge: 'evaluation-fee' }, 'staff', '2027-01-05T20:00:00.000Z'],
      [{ event: 'record-payment', charge: 'evaluation-fee' }, 'staff', '2027-01-05T20:00:00.000Z'],
    );
    expect(refusal(paid, extend, 'staff', '2027-01-05T20:00:00.000Z')).toContain('is paid');
  });

  test('an invoiced evaluation fee remains on a reopened order, and is charged only once', () => {
    const at = '2027-01-05T20:00:00.000Z';
    const extend = { event: 'extend', lastDay: '2027-01-10', hasOpenOrder: false } as const;
    const confirm = { event: 'confirm-charge', charge: 'evaluation-fee' } as const;
    const again = after(lapsed(), [confirm, 'staff', at], [extend, 'staff', at]);
    const fee = { kind: 'evaluation-fee', cents: 7450, state: 'due' } as const;
    expect(again.charges).toEqual([fee]);
    const twice = after(again, [{ event: 'lapse' }, 'site', '2027-01-11T08:00:00.000Z']);
    expect(twice.charges).toEqual([fee]);
    const paid = after(again, [{ event: 'record-payment', charge: 'evaluation-fee' }, 'staff', at]);
    expect(after(paid, [{ event: 'lapse' }, 'site', '2027-01-11T08:00:00.000Z']).charges).toEqual([
      { ...fee, state: 'paid' },
    ]);
    const cancelled = applyOrderEvent(again, { event: 'cancel-by-staff', fee: 'evaluation' }, 'staff', at);
    expect(cancelled.order.charges).toEqual([fee]);
    expect(cancelled.effects.filter(({ type }) => type === 'charge-due')).toEqual([]);
    const delivered = after(
      again,
      [{ event: 'resubmit', hasNews: true }, 'owner', '2027-01-06T20:00:00.000Z'],
      [take, 'staff', '2027-01-06T20:00:00.000Z'],
      [deliver, 'staff', '2027-01-06T20:00:00.000Z'],
    );
    expect(delivered.charges).toEqual([fee, { kind: 'services', cents: 14_900, state: 'due' }]);
    expect(isSettled(delivered)).toBe(false);
  });

  test.each(['2026-12-01', '2027-01-31'])('extending the response deadline to %s is refused', (lastDay) => {
    const extend = { event: 'extend', lastDay, hasOpenOrder: false } as const;
    expect(refusal(asked, extend, 'staff', '2026-12-01T20:00:00.000Z')).toContain('60 days');
  });

  test.each([
    ['2026-12-02', '2026-12-03T08:00:00.000Z'],
    ['2027-01-30', '2027-01-31T08:00:00.000Z'],
  ])('an extension to %s moves the response deadline to %s', (lastDay, responseDueAt) => {
    const extend = { event: 'extend', lastDay, hasOpenOrder: false } as const;
    expect(after(asked, [extend, 'staff', '2026-12-01T20:00:00.000Z']).responseDueAt).toBe(responseDueAt);
  });
});

describe('cancellation by staff', () => {
  const withFee: OrderEventInput = { event: 'cancel-by-staff', fee: 'evaluation' };

  test('staff can cancel with an evaluation fee after a review has begun', () => {
    expect(after(reviewed(placed('1001')), [withFee, 'staff', later(3)]).charges).toEqual([
      { kind: 'evaluation-fee', cents: 7450, state: 'due' },
    ]);
  });

  test.each([
    ['before the review', placed('1001'), later(3), 'after the review has started'],
    ['within two hours', reviewed(placed('1001')), later(2), 'No evaluation fee'],
    ['if the order is late', reviewed(placed('1001')), later(24 * 9), 'is late'],
  ])('staff cannot cancel with an evaluation fee %s', (_, order, at, words) => {
    expect(refusal(order, withFee, 'staff', at)).toContain(words);
    const free = after(order, [{ event: 'cancel-by-staff', fee: 'none' }, 'staff', at]);
    expect(free).toMatchObject({ state: 'cancelled', cancelReason: 'staff', charges: [] });
  });
});

describe('revisions', () => {
  const delivered = after(reviewed(placed('1001')), [deliver, 'staff', later(3)]);
  const unlocked = (feeCents = 4000) => unlockOrder(delivered, { feeCents, hasOpenOrder: false }, later(30));

  test('the fee for a revision is charged at delivery, without a rebate for a late delivery', () => {
    const order = after(
      unlocked(),
      [{ event: 'resubmit', hasNews: true }, 'owner', later(31)],
      [take, 'staff', later(32)],
      [deliver, 'staff', later(24 * 12)],
    );
    expect(order).toMatchObject({
      rebateCents: 0,
      charges: [{ kind: 'revision-fee', cents: 4000, state: 'due' }],
    });
  });

  test('a free revision causes no charge, and is settled at delivery', () => {
    const order = after(
      unlocked(0),
      [{ event: 'resubmit', hasNews: true }, 'owner', later(31)],
      [take, 'staff', later(32)],
      [deliver, 'staff', later(33)],
    );
    expect(order.charges).toEqual([]);
    expect(isSettled(order)).toBe(true);
  });

  test('the delivered data are restored if a revision is withdrawn or the customer misses a deadline', () => {
    const step = applyOrderEvent(unlocked(), { event: 'relock' }, 'owner', later(31));
    expect(step.effects).toEqual([{ type: 'restore' }, { type: 'project', state: 'completed' }]);
    expect(step.order.cancelReason).toBe('withdrawn');
    expect(refusal(unlocked(), { event: 'relock' }, 'site', later(31))).not.toBeNull();
    const overdue = '2026-12-20T00:00:00.000Z';
    expect(overdueEvent(unlocked(), overdue)).toBe('relock');
    expect(after(unlocked(), [{ event: 'relock' }, 'site', overdue]).cancelledAt).toBe(
      '2026-12-16T08:00:00.000Z',
    );
    const asked = after(
      unlocked(),
      [{ event: 'resubmit', hasNews: true }, 'owner', later(31)],
      [take, 'staff', later(32)],
      [{ event: 'request-changes' }, 'staff', later(33)],
    );
    const lapsed = applyOrderEvent(asked, { event: 'lapse' }, 'site', '2027-01-20T00:00:00.000Z');
    expect(lapsed).toMatchObject({ order: { charges: [] }, effects: [{ type: 'restore' }, {}] });
  });

  test('staff can return a revision to the review queue, but the customer cannot cancel it', () => {
    const order = after(unlocked(), [{ event: 'resubmit', hasNews: true }, 'owner', later(31)]);
    expect(refusal(order, { event: 'cancel' }, 'owner', later(31))).toContain('Ask us to cancel');
    expect(after(reviewed(order), [{ event: 'release' }, 'staff', later(33)]).state).toBe('resubmitted');
  });

  test.each([
    ['if the order is not delivered', placed('1001'), false, 'waiting for review'],
    [
      'if the order delivered no report',
      { ...delivered, kind: 'partial-run' } as Order,
      false,
      'delivered report',
    ],
    ['if the project has an open order', delivered, true, 'open order'],
  ])('a revision is refused %s', (_, order, hasOpenOrder, words) => {
    expect(() => unlockOrder(order, { feeCents: 0, hasOpenOrder }, later(30))).toThrow(words);
  });
});

test('an order is settled when its charges are paid or waived and its copies are mailed', () => {
  const order = after(reviewed(placed('1001', '5001')), [deliver, 'staff', later(3)]);
  const paid = after(order, [{ event: 'record-payment', charge: 'services' }, 'staff', later(4)]);
  expect([isSettled(order), isSettled(paid)]).toEqual([false, false]);
  const mailed = after(
    paid,
    [{ event: 'mail-copies' }, 'staff', later(5)],
    [{ event: 'waive-charge', charge: 'mailing' }, 'staff', later(6)],
  );
  expect(isSettled(mailed)).toBe(true);
  expect(after(mailed, [{ event: 'complete' }, 'site', later(6)]).state).toBe('completed');
  expect(refusal(paid, { event: 'refund', charge: 'services', cents: 14_901 }, 'staff', later(7))).toContain(
    'No more can be refunded',
  );
  const refunded = after(paid, [{ event: 'refund', charge: 'services', cents: 100 }, 'staff', later(7)]);
  expect(refunded.charges[0]?.state).toBe('refunded');
});

test('a delivery needs a complete checklist and a file, and a resubmission needs a change or a reply', () => {
  const order = reviewed(placed('2001'));
  expect(
    refusal(order, { ...deliver, checklist: { ...checklist, complies: null } }, 'staff', later(3)),
  ).toContain('checklist');
  expect(refusal(order, { ...deliver, releasedFiles: 0 }, 'staff', later(3))).toContain('results');
  const asked = after(order, [{ event: 'request-changes' }, 'staff', later(3)]);
  expect(refusal(asked, { event: 'resubmit', hasNews: false }, 'owner', later(4))).toContain(
    'Nothing has changed',
  );
});

test('a report that does not comply can be delivered only if a reason is given', () => {
  const order = reviewed(placed('1001'));
  const failing = { ...deliver, checklist: { ...checklist, complies: false } };
  expect(refusal(order, failing, 'staff', later(3))).toContain('confirm the delivery with a reason');
  expect(refusal(order, { ...failing, shortfall: ' ' }, 'staff', later(3))).toContain('does not comply');
  expect(refusal(order, { ...deliver, shortfall: 'A reason' }, 'staff', later(3))).toContain('no reason');
  const delivered = after(order, [{ ...failing, shortfall: 'For the plan checker' }, 'staff', later(3)]);
  expect(delivered.compliance).toEqual({
    complies: false,
    needsRegistration: false,
    shortfall: 'For the plan checker',
    registration: null,
  });
});

test('customers and staff can record the registration of a report that needs one', () => {
  const needing = { ...deliver, checklist: { ...checklist, needsRegistration: true } };
  const registration = { number: '226-P010000001A', date: '2026-12-01' };
  const register = { event: 'register', ...registration } as const;
  const delivered = after(reviewed(placed('1001')), [needing, 'staff', later(3)]);
  for (const by of ['owner', 'staff'] as const) {
    expect(after(delivered, [register, by, later(30)]).compliance?.registration).toEqual(registration);
  }
  expect(refusal(delivered, register, 'owner', later(3))).toContain('today or earlier');
  expect(refusal(delivered, { ...register, number: ' ' }, 'owner', later(30))).toContain('number');
  const needless = after(reviewed(placed('1001')), [deliver, 'staff', later(3)]);
  expect(refusal(needless, register, 'owner', later(30))).toContain('does not need to be registered');
  expect(refusal(reviewed(placed('1001')), register, 'staff', later(30))).toContain('after it is delivered');
  const results = after(reviewed(placed('2001')), [needing, 'staff', later(3)]);
  expect(results.compliance?.needsRegistration).toBe(false);
});
