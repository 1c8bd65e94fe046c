import { caseStates } from '@title24/shared-domain/cases';
import { possibleActs } from './case-acts.ts';

const shown = { isMine: true, invoice: null, hasNewReport: false } as const;

test.each([
  [null, true, []],
  [{ state: 'due' } as const, true, ['record-payment', 'waive']],
  [{ state: 'paid' } as const, true, ['refund']],
  [{ state: 'paid' } as const, false, []],
  [{ state: 'refunded' } as const, true, []],
  [{ state: 'waived' } as const, true, []],
])('Q6: for the invoice %p, with refunds %p, the desk offers %p', (invoice, mayRefund, offered) => {
  const { next, others } = possibleActs({ ...shown, state: 'delivered', invoice }, mayRefund);
  expect(next).toBe('close');
  expect(others.filter((name) => ['record-payment', 'waive', 'refund'].includes(name))).toEqual(offered);
});

test('Q7: comments are answered, or by a new report once there is one', () => {
  const requested = { ...shown, state: 'revision-requested' } as const;
  expect(possibleActs(requested, false)).toMatchObject({
    next: 'answer-revision',
    others: expect.arrayContaining(['deliver', 'message', 'close']),
  });
  expect(possibleActs({ ...requested, hasNewReport: true }, false)).toMatchObject({
    next: 'deliver',
    others: expect.arrayContaining(['answer-revision']),
  });
});

test('Q4: a step is offered once, as the next one or among the others', () => {
  for (const state of caseStates) {
    const { next, others } = possibleActs({ ...shown, state, invoice: { state: 'due' } }, true);
    expect(others).not.toContain(next);
  }
});
