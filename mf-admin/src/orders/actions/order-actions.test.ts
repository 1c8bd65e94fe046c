import type { ChargeView, DeskOrder } from '@title24/shared-domain/orders';
import { deskNow, deskOrder, dueCharge } from '../../testing/order-fixture.ts';
import { chargeActions, orderActions } from './order-actions.ts';

const keys = (order: Partial<DeskOrder>) =>
  orderActions({ ...deskOrder, ...order }, true).map(({ key }) => key);

test.each<[Partial<DeskOrder>, string[]]>([
  [{ state: 'submitted' }, ['cancel']],
  [{ state: 'in-review' }, ['deliver', 'requestChanges', 'cancel']],
  [
    { state: 'in-review', cancelRequestedAt: deskNow },
    ['deliver', 'requestChanges', 'refuseCancel', 'cancel'],
  ],
  [{ state: 'changes-needed' }, ['extend', 'cancel']],
  [{ state: 'unlocked', kind: 'revision' }, ['extend', 'relock']],
  [{ state: 'delivered', mailingCents: 1000 }, ['markMailed', 'unlock']],
  [{ state: 'delivered', mailingCents: 1000, mailedAt: deskNow }, ['unlock']],
  [{ state: 'completed', kind: 'partial-run' }, []],
  [{ state: 'cancelled', cancelReason: 'customer' }, []],
  [{ state: 'cancelled', cancelReason: 'no-response' }, ['extend']],
])('D3i: for an order with %p, staff are offered the actions %p', (order, offered) => {
  expect(keys(order)).toEqual(offered);
});

test.each<[Partial<ChargeView>, boolean, string[]]>([
  [{ state: 'proposed', kind: 'evaluation-fee' }, false, ['confirmFee', 'waive']],
  [{ state: 'due' }, false, ['recordPayment', 'waive']],
  [{ state: 'processing' }, true, []],
  [{ state: 'failed' }, false, ['retryCharge', 'recordPayment', 'waive']],
  [{ state: 'paid' }, false, []],
  [{ state: 'paid' }, true, ['refund']],
  [{ state: 'waived' }, true, []],
])(
  'D3c: for a charge with %p, if mayRefund is %p, staff are offered the actions %p',
  (change, mayRefund, offered) => {
    const actions = chargeActions(deskOrder, { ...dueCharge, ...change }, { mayCharge: true, mayRefund });
    expect(actions.map(({ key }) => key.split(' ')[0])).toEqual(offered);
  },
);

test('D3c, D3d: staff can reopen an order from tomorrow on, and cancel it with or without the evaluation fee', () => {
  const fieldsOf = (order: Partial<DeskOrder>, action: string) =>
    orderActions({ ...deskOrder, ...order }, true).find(({ key }) => key === action)?.fields;
  expect(fieldsOf({ state: 'cancelled', cancelReason: 'no-response' }, 'extend')).toMatchObject([
    { from: '2027-03-02' },
  ]);
  const options = [{ value: 'none' }, { value: 'evaluation', label: 'Charge $74.50' }];
  expect(fieldsOf({}, 'cancel')).toMatchObject([{ options }, { name: 'reason' }]);
});

test('D3f, D3h: fees and refunds are entered in dollars and sent in whole cents', () => {
  const unlock = orderActions({ ...deskOrder, state: 'completed' }, true)[0];
  expect(unlock?.toAct({ feeCents: ' $40.50 ', reason: ' The window of the kitchen changes. ' })).toEqual({
    method: 'unlock',
    feeCents: 4050,
    reason: 'The window of the kitchen changes.',
  });
  const rights = { mayCharge: true, mayRefund: true };
  const refund = chargeActions(deskOrder, { ...dueCharge, state: 'paid' }, rights)[0];
  const reason = 'You paid ten dollars too much.';
  expect(refund?.toAct({ cents: '10.00', reason })).toEqual({
    method: 'refund',
    charge: dueCharge.id,
    cents: 1000,
    reason,
  });
});
