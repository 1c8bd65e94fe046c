import { addDays, pacificDate, policy } from '@title24/shared-domain';
import { deskActionSchemas, parseAmount } from '@title24/shared-domain/editing';
import {
  type ChargeView,
  chargeTitles,
  correctiveActionNames,
  correctiveActions,
  type DeskOrder,
  deliveredThing,
  explanationLength,
  extensionDays,
  formatCents,
  type OrderEventName,
  orderTransitions,
} from '@title24/shared-domain/orders';
import { isListedEvent } from '@title24/shared-domain/workflow';
import type { MoneyRights } from '../../access/use-money-rights.ts';
import type { ActionField, ActionValues } from '../../desk/action-fields.tsx';
import { paymentFields, registrationFields } from '../../desk/desk-fields.ts';
import type { Act, DeskAction } from './desk-action.ts';

/** Converts dollars to cents, rounded to whole cents. Returns NaN if the text is not an amount. */
const centsOf = (typed = '') => Math.round(parseAmount(typed) * 100);

const trimmedValues = (values: ActionValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));

const reason: ActionField = {
  type: 'area',
  name: 'reason',
  label: 'Reason',
  hint: `The customer reads it. ${explanationLength.min} characters or more.`,
};

type Given = Pick<DeskAction, 'title' | 'explanation' | 'open' | 'done'> &
  Partial<Omit<DeskAction, 'toAct'>> & {
    /** Parameters that staff do not enter, such as the charge. */
    readonly fixed?: object;
  };

/**
 * Returns an action. By default, its fields start empty and it sends their trimmed texts. The button that performs the
 * action has, by default, the label of the button that opens the dialog.
 */
function action(method: Act['method'], { fixed, ...given }: Given): DeskAction {
  const { fields = [], toInput = trimmedValues } = given;
  return {
    key: method,
    label: given.open,
    fields,
    initial: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    schema: deskActionSchemas[method],
    toInput,
    ...given,
    // The cast is safe, because the values have passed the method's schema.
    toAct: (values) => ({ method, ...fixed, ...toInput(values) }) as Act,
  };
}

const deliver = (order: DeskOrder): DeskAction => {
  const { mailingCents, card, checklist } = order;
  const what = deliveredThing(order);
  const texts = {
    title: `Deliver the ${what}?`,
    explanation: `The customer can download the ${what} as soon as you deliver it. The amount due is ${card === null ? 'invoiced' : `charged to ${card}`}.${mailingCents > 0 ? ' Copies are charged when they are mailed.' : ''}`,
    open: 'Deliver',
    label: `Deliver the ${what}`,
    done: `The ${what} is delivered.`.replace('results is', 'results are'),
  };
  if (checklist.complies !== false) return action('deliver', texts);
  return action('deliver', {
    ...texts,
    title: `Deliver the ${what} though the run does not comply?`,
    explanation: `Usually we ask the customer for changes instead. ${texts.explanation}`,
    isDestructive: true,
    fields: [{ ...reason, name: 'shortfall', label: 'Why it is delivered anyway' }],
    schema: deskActionSchemas.deliverAnyway,
  });
};

const register = ({ compliance, now }: DeskOrder): DeskAction => {
  const today = pacificDate(now);
  const recorded = compliance?.registration;
  const title = recorded ? 'Correct the registration' : 'Record the registration';
  return action('register', {
    title,
    explanation: 'The customer gets the number and the date by mail, and sees them on the order.',
    open: title,
    label: 'Record it',
    done: 'The registration is recorded.',
    fields: registrationFields(today),
    initial: { number: recorded?.number ?? '', date: recorded?.date ?? today },
  });
};

const requestChanges = action('requestChanges', {
  title: 'Ask for changes',
  explanation: 'The customer can edit the project, and our deadline is paused until they submit it again.',
  open: 'Ask for changes',
  done: 'We ask the customer for changes.',
  fields: [
    {
      type: 'area',
      name: 'message',
      label: 'What the project needs',
      hint: `${explanationLength.min} characters or more, in language that a homeowner understands.`,
    },
    {
      type: 'checks',
      name: 'actions',
      label: 'What would help',
      hint: 'The customer gets a link to each item’s step.',
      options: correctiveActionNames.map((value) => ({ value, label: correctiveActions[value].title })),
    },
  ],
  toInput(values) {
    const { message, actions = '' } = trimmedValues(values);
    const chosen = actions.split(',');
    return { message, actions: correctiveActionNames.filter((name) => chosen.includes(name)) };
  },
});

const extend = ({ state, now }: DeskOrder): DeskAction => {
  const today = pacificDate(now);
  const isOver = state === 'cancelled';
  return action('extend', {
    title: isOver ? 'Reopen this order' : 'Give more time',
    explanation: isOver
      ? 'The order is waiting for the customer’s changes again. A proposed evaluation fee is withdrawn; a confirmed one stays due.'
      : 'The customer can answer until the end of the selected day.',
    open: isOver ? 'Reopen the order' : 'Give more time',
    done: 'The customer has more time.',
    fields: [
      {
        type: 'day',
        name: 'lastDay',
        label: 'Last day to answer',
        hint: `After today, at most ${extensionDays} days from now.`,
        from: addDays(today, 1),
        to: addDays(today, extensionDays),
      },
    ],
  });
};

const cancel = ({ evaluationFeeCents, kind }: DeskOrder, mayCharge: boolean): DeskAction => {
  const fee: ActionField = {
    type: 'choice',
    name: 'fee',
    label: 'Evaluation fee',
    options: [
      { value: 'none', label: 'No fee' },
      {
        value: 'evaluation',
        label: `Charge ${formatCents(evaluationFeeCents)}`,
        hint: `Possible only after the review has started and the first ${policy.orders.cancelWindowHours} hours have passed, and never if we were late.`,
      },
    ],
  };
  const hasFee = mayCharge && kind !== 'revision' && evaluationFeeCents > 0;
  return action('cancel', {
    title: 'Cancel this order',
    explanation: 'We do not deliver a report. The customer can edit the project again.',
    open: 'Cancel the order',
    done: 'The order was canceled.',
    isDestructive: true,
    fields: hasFee ? [fee, reason] : [reason],
    toInput: (values) => ({ fee: 'none', ...trimmedValues(values) }),
  });
};

const refuseCancel = action('refuseCancel', {
  title: 'Refuse to cancel',
  explanation: 'The order continues. A finished report may still be delivered and charged.',
  open: 'Refuse to cancel',
  done: 'The customer gets an email that the order continues.',
  fields: [reason],
});

const unlock = action('unlock', {
  title: 'Unlock the project for a revision',
  explanation:
    'The revision is a separate order. The customer edits the project and submits it with the fee, or the report stays as it is.',
  open: 'Unlock for a revision',
  label: 'Unlock the project',
  done: 'The project is unlocked. This is the order of the revision.',
  fields: [
    {
      type: 'text',
      name: 'feeCents',
      label: 'Fee in dollars',
      hint: 'Enter 0 if the mistake is ours.',
      width: 'short',
    },
    reason,
  ],
  toInput: (values) => ({ ...trimmedValues(values), feeCents: centsOf(values.feeCents) }),
});

const relock = action('relock', {
  title: 'End this revision?',
  explanation: 'The project is locked again, with the data of the delivered report. Nothing is charged.',
  open: 'Lock again',
  label: 'Lock the project',
  done: 'The project is locked again.',
});

const markMailed = action('markMailed', {
  title: 'Copies are in the mail',
  explanation: 'The customer gets an email with the arrival date, and the invoice for the copies.',
  open: 'Copies are mailed',
  label: 'Record it',
  done: 'The copies are recorded as mailed.',
  fields: [
    { type: 'text', name: 'trackingNumber', label: 'Tracking number', isOptional: true, width: 'medium' },
  ],
});

const mayHappen = (order: DeskOrder, event: OrderEventName) =>
  isListedEvent(orderTransitions[event], order.state, 'staff');

/**
 * Returns the possible actions on an order, except those without a dialog (D11). The server also checks each action.
 * @param mayCharge whether the user may charge the customer, for example an evaluation fee
 */
export function orderActions(order: DeskOrder, mayCharge: boolean): DeskAction[] {
  const { state, kind, cancelRequestedAt, cancelReason, mailedAt, mailingCents } = order;
  const isRevision = kind === 'revision';
  const canReopen = cancelReason === 'no-response' && !isRevision;
  const isDelivered = state === 'delivered' || state === 'completed';
  const offered: readonly (readonly [boolean, DeskAction])[] = [
    [mayHappen(order, 'deliver'), deliver(order)],
    [mayHappen(order, 'request-changes'), requestChanges],
    [mayHappen(order, 'register') && order.compliance?.needsRegistration === true, register(order)],
    [mayHappen(order, 'mail-copies') && mailingCents > 0 && mailedAt === null, markMailed],
    [mayHappen(order, 'refuse-cancel') && cancelRequestedAt !== null, refuseCancel],
    [mayHappen(order, 'extend') && (state !== 'cancelled' || canReopen), extend(order)],
    [isDelivered && kind === 'report', unlock],
    [mayHappen(order, 'relock'), relock],
    [mayHappen(order, 'cancel-by-staff') && state !== 'unlocked', cancel(order, mayCharge)],
  ];
  return offered.flatMap(([isOffered, action]) => (isOffered ? [action] : []));
}

/** Returns the possible actions on a charge, most frequent first (D8). */
export function chargeActions(
  order: DeskOrder,
  charge: ChargeView,
  { mayCharge, mayRefund }: MoneyRights,
): DeskAction[] {
  const { id, kind, cents, state } = charge;
  const amount = formatCents(cents);
  const what = chargeTitles[kind].toLowerCase();
  const today = pacificDate(order.now);
  const onCharge = (method: Act['method'], given: Given) =>
    action(method, { key: `${method} ${id}`, fixed: { charge: id }, ...given });
  const confirmFee = onCharge('confirmFee', {
    title: `Charge the evaluation fee of ${amount}?`,
    explanation: `${order.card === null ? 'The customer gets the invoice' : `${order.card} is charged`}. Waive the fee instead if it would be unfair.`,
    open: 'Confirm the fee',
    label: `Charge ${amount}`,
    done: order.card === null ? 'The fee is invoiced.' : 'The fee is being charged.',
  });
  const retryCharge = onCharge('retryCharge', {
    title: `Charge ${amount} to the same card again?`,
    explanation: `For ${what}. A payment page that the customer has open is closed first. The customer gets a receipt, or a notice that the bank has declined it again.`,
    open: 'Try the card again',
    label: `Charge ${amount}`,
    done: 'The card is being charged.',
  });
  const recordPayment = onCharge('recordPayment', {
    title: `Record the payment of ${amount}`,
    explanation: `The full amount of ${charge.invoiceNumber}, ${what}. The customer gets a receipt.`,
    open: 'Record a payment',
    label: 'Record the payment',
    done: 'The payment is recorded.',
    fields: paymentFields(today, 'date'),
    initial: { date: today, way: '', reference: '' },
    fixed: { charge: id, cents },
  });
  const waive = onCharge('waive', {
    title: `Waive ${amount}`,
    explanation: `The customer does not have to pay ${what}, and gets your reason.`,
    open: 'Waive',
    label: `Waive ${amount}`,
    done: 'The charge is waived.',
    fields: [reason],
  });
  const isByCard = charge.tries.some(({ outcome }) => outcome === 'paid');
  const refund = onCharge('refund', {
    title: isByCard ? 'Refund to the card' : 'Record a refund',
    explanation: isByCard
      ? `Of the ${amount} that was paid for ${what}. The payment provider returns it to the card that paid, once.`
      : `Of the ${amount} that was paid for ${what}. Return the money by the original form of payment, then record it here.`,
    open: isByCard ? 'Refund' : 'Record a refund',
    label: isByCard ? 'Refund to the card' : 'Record the refund',
    done: isByCard ? 'The refund was requested.' : 'The refund is recorded.',
    isDestructive: true,
    fields: [
      { type: 'text', name: 'cents', label: 'Amount in dollars', hint: `At most ${amount}.`, width: 'short' },
      reason,
    ],
    toInput: (values) => ({ ...trimmedValues(values), cents: centsOf(values.cents) }),
  });
  if (state === 'paid') return mayRefund ? [refund] : [];
  if (!mayCharge) return [];
  switch (state) {
    case 'proposed':
      return [confirmFee, waive];
    case 'due':
      return [recordPayment, waive];
    case 'failed':
      return [retryCharge, recordPayment, waive];
    default:
      return [];
  }
}
