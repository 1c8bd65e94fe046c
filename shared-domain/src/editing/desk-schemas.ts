import { array, number, string } from 'yup';
import { registrationNumberLength } from '../compliance/index.ts';
import { params, plainText, textField, trimmedText } from '../forms/fields.ts';
import { formatNumber } from '../numbers/format-number.ts';
import { correctiveActionNames } from '../orders/corrective-actions.ts';
import { paymentWays } from '../orders/invoice.ts';
import { explanationLength, paymentReferenceLength, trackingNumberLength } from '../workflow/desk-limits.ts';

const { min, max } = explanationLength;

const explanation = (missing: string) =>
  trimmedText(missing)
    .matches(/\S/, missing)
    .min(min, `Use at least ${min} characters`)
    .max(max, `Use at most ${formatNumber(max)} characters`)
    .matches(/^[^\0]*$/, 'Remove the character U+0000');

const reason = explanation('Say why: the customer reads it');
const actionWanted = 'Choose at least one thing that helps';
const dayWanted = 'Choose a day';
const day = plainText(dayWanted).matches(/^\d{4}-\d\d-\d\d$/, dayWanted);

const cents = (wanted: string) =>
  number()
    .strict()
    .typeError(wanted)
    .defined(wanted)
    .test('whole', wanted, (figure) => figure === undefined || Number.isSafeInteger(figure))
    .min(0, wanted)
    .max(10_000_000, 'Type at most $100,000');
const refundWanted = 'Type the amount in dollars, like 149.00';

/** Inputs of staff actions on an order (D11), by method. */
export const deskActionSchemas = {
  requestChanges: params({
    message: explanation('Say what the project needs'),
    actions: array()
      .of(string().oneOf(correctiveActionNames).defined())
      .strict()
      .defined(actionWanted)
      .min(1, actionWanted),
  }),
  deliver: params({}),
  deliverAnyway: params({ shortfall: reason }),
  register: params({
    number: textField(registrationNumberLength).matches(/\S/, 'Enter the registration number'),
    date: day,
  }),
  markMailed: params({ trackingNumber: textField(trackingNumberLength) }),
  extend: params({ lastDay: day }),
  cancel: params({
    fee: plainText('Choose whether there is a fee').oneOf(
      ['none', 'evaluation'],
      'Choose whether there is a fee',
    ),
    reason,
  }),
  refuseCancel: params({ reason }),
  unlock: params({ feeCents: cents('Type the fee in dollars, like 40, or 0 for none'), reason }),
  relock: params({}),
  confirmFee: params({}),
  retryCharge: params({}),
  waive: params({ reason }),
  recordPayment: params({
    date: day,
    way: plainText('Choose how it was paid').oneOf(paymentWays, 'Choose how it was paid'),
    reference: textField(paymentReferenceLength),
  }),
  refund: params({ cents: cents(refundWanted).min(1, refundWanted), reason }),
};
