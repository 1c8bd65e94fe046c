import { caseStates } from '@title24/shared-domain/cases';
import { possibleActs } from './case-acts.ts';

const shown = { isMine: true, invoice: null, compliance: null, hasNewReport: false } as const;
const analyst = { mayCharge: true, mayRefund: false };

test.each([
  [null, true, 'close', []],
  [{ state: 'due' } as const, true, null, ['record-payment', 'waive']],
  [{ state: 'paid' } as const, true, 'close', ['refund']],
  [{ state: 'paid' } as const, false, 'close', []],
  [{ state: 'refunded' } as const, true, 'close', []],
  [{ state: 'waived' } as const, true, 'close', []],
])(
  'Q6: after delivery, with the invoice %p and mayRefund %p, the next action is %p and the payment actions are %p',
  (invoice, mayRefund, step, offered) => {
    const { next, others } = possibleActs(
      { ...shown, state: 'delivered', invoice },
      { mayCharge: true, mayRefund },
    );
    expect(next).toBe(step);
    expect(others.filter((name) => ['record-payment', 'waive', 'refund'].includes(name))).toEqual(offered);
  },
);

test('Q7: a plan checker’s comments are answered with a message or a new report', () => {
  const requested = { ...shown, state: 'revision-requested' } as const;
  expect(possibleActs(requested, analyst)).toMatchObject({
    next: 'answer-revision',
    others: expect.arrayContaining(['deliver', 'message', 'close']),
  });
  expect(possibleActs({ ...requested, hasNewReport: true }, analyst)).toMatchObject({
    next: 'deliver',
    others: expect.arrayContaining(['answer-revision']),
  });
});

test('Q4: the next action is never among the other actions', () => {
  for (const state of caseStates) {
    const { next, others } = possibleActs(
      { ...shown, state, invoice: { state: 'due' } },
      { mayCharge: true, mayRefund: true },
    );
    expect(others).not.toContain(next);
  }
});

test('Q4: a registration can be recorded only for a report that needs registration', () => {
  const delivered = { ...shown, state: 'delivered' } as const;
  const compliance = { complies: true, needsRegistration: true, shortfall: '', registration: null };
  expect(possibleActs(delivered, analyst).others).not.toContain('record-registration');
  expect(possibleActs({ ...delivered, compliance }, analyst).others).toContain('record-registration');
});
