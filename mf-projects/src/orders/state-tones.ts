import type { OrderState } from '@title24/shared-domain/orders';
import type { BadgeProps } from '@title24/ui';

/** The tones of order states. An order that waits for its customer stands out. */
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
