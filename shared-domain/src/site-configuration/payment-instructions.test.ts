import {
  invoiceDueOn,
  neutralPaymentInstructions,
  paymentDays,
  paymentParagraphs,
} from './payment-instructions.ts';

const stated = {
  payee: 'Example Reports LLC',
  checkAddress: '100 Example Street\nOakland, CA 94612',
  transfer: 'Routing number 000000000',
  termDays: '14',
  remindBeforeDays: '5',
  remindAfterDays: '',
};

test('an invoice is due after the configured number of days, or after 30 days by default', () => {
  expect(invoiceDueOn(stated, '2027-02-20')).toBe('2027-03-06');
  expect(invoiceDueOn({ ...stated, termDays: '' }, '2027-02-20')).toBe('2027-03-22');
});

test('the number of days between a payment reminder and the due date is the configured number, or else the default', () => {
  expect(paymentDays(stated, 'remindBeforeDays')).toBe(5);
  expect(paymentDays(stated, 'remindAfterDays')).toBe(3);
});

test('each complete payment method has a paragraph, and if no method is complete, the text asks customers to write to us', () => {
  expect(paymentParagraphs(stated, 'P1-1-S')).toEqual([
    'By check payable to Example Reports LLC, mailed to:\n100 Example Street\nOakland, CA 94612',
    'By bank transfer (ACH):\nRouting number 000000000',
    'Give the number of the invoice: P1-1-S.',
  ]);
  const incomplete = [
    { ...stated, checkAddress: '' },
    { ...stated, payee: '' },
  ];
  for (const instructions of [neutralPaymentInstructions, ...incomplete])
    expect(paymentParagraphs({ ...instructions, transfer: '' }, 'P1-1-S')).toEqual([
      'You can pay by check or bank transfer. Give the number of the invoice: P1-1-S. Write to us for our payment details.',
    ]);
});
