import type { CancelReason, ChargeState, OrderKind, OrderState } from '@title24/shared-domain/orders';
import type { BadgeProps } from '@title24/ui';

type BadgeTone = NonNullable<BadgeProps['tone']>;

export const orderTones: Readonly<Record<OrderState, BadgeTone>> = {
  submitted: 'warning',
  'in-review': 'info',
  'changes-needed': 'warning',
  resubmitted: 'warning',
  unlocked: 'warning',
  delivered: 'success',
  completed: 'success',
  cancelled: 'neutral',
};

export const orderKindTitles: Readonly<Record<OrderKind, string>> = {
  report: 'Report',
  'partial-run': 'Partial run',
  revision: 'Revision',
};

export const chargeStateTitles: Readonly<Record<ChargeState, string>> = {
  proposed: 'Proposed',
  due: 'Due',
  processing: 'With the bank',
  failed: 'Payment failed',
  paid: 'Paid',
  waived: 'Waived',
  refunded: 'Refunded',
};

export const cancelReasonTitles: Readonly<Record<CancelReason, string>> = {
  customer: 'by the customer',
  staff: 'by staff',
  'no-response': 'without an answer from the customer',
  withdrawn: 'the revision was withdrawn',
};
