import type { OrderState } from '@title24/shared-domain/orders';
import type { BadgeProps } from '@title24/ui';

/** Badge tones of order states. Orders that wait for the customer stand out. */
export const orderStateTones: Readonly<Record<OrderState, BadgeProps['tone']>> = {
  submitted: 'info',
  'in-review': 'info',
  'changes-needed': 'warning',
  resubmitted: 'info',
  unlocked: 'warning',
  delivered: 'success',
  completed: 'success',
  cancelled: 'neutral',
};
