import { policy } from '../policy/policy.ts';
import { type OrderState, orderStateTitles } from './order.ts';
import { deadlineWords } from './order-notices.ts';
import type { OrderView } from './order-view.schema.ts';
import { clockWords } from './promise-words.ts';

/** A stage in the progress of an order. */
export interface OrderStage {
  readonly title: string;
  readonly status: 'done' | 'current' | 'ahead';
  /** Time when the order reached the stage, or null for a future stage. */
  readonly at: string | null;
}

type Seen = Pick<OrderView, 'kind' | 'state' | 'events'>;

/** Stages that normally follow each state. */
const ahead: Readonly<Record<OrderState, readonly OrderState[]>> = {
  submitted: ['in-review', 'delivered'],
  'in-review': ['delivered'],
  'changes-needed': ['resubmitted', 'delivered'],
  resubmitted: ['in-review', 'delivered'],
  unlocked: ['resubmitted', 'in-review', 'delivered'],
  delivered: ['completed'],
  completed: [],
  cancelled: [],
};

/** Returns an order's past, current and future stages for its customer (D11). */
export function orderStages({ kind, state, events }: Seen): OrderStage[] {
  const passed: { state: OrderState; at: string }[] = [];
  for (const { event, state: after, at } of events) {
    // If staff put the order back in the queue, the customer does not see that its review had started.
    if (event === 'release') passed.pop();
    else if (passed.at(-1)?.state !== after) passed.push({ state: after, at });
  }
  const titleOf = (of: OrderState) =>
    of === 'resubmitted' && kind === 'revision' && !passed.some(({ state }) => state === 'changes-needed')
      ? 'Submitted'
      : orderStateTitles[of];
  return [
    ...passed.map(({ state: of, at }, index) => ({
      title: titleOf(of),
      at,
      status: index === passed.length - 1 ? ('current' as const) : ('done' as const),
    })),
    ...ahead[state].map((of) => ({ title: titleOf(of), at: null, status: 'ahead' as const })),
  ];
}

type Clocked = Pick<OrderView, 'kind' | 'state' | 'dueAt' | 'rushDueAt' | 'responseDueAt' | 'isLate'>;

/** Returns sentences about an order's next deadlines and whether it is late (D9, D11). */
export function orderClockSentences(order: Clocked): string[] {
  const { state, kind, dueAt, rushDueAt, responseDueAt, isLate } = order;
  const late = `We’re late, and we’re sorry: you pay ${policy.orders.lateReportRebatePercent}% less for the services.`;
  const owesApology = isLate && kind !== 'revision';
  switch (state) {
    case 'submitted':
    case 'resubmitted':
    case 'in-review':
      return [
        ...(rushDueAt === null ? [] : [`Rush service: by ${clockWords(rushDueAt)} (Pacific time).`]),
        ...(dueAt === null
          ? []
          : [
              `We’ll deliver, or tell you what the project needs, by ${deadlineWords(dueAt)} (Pacific time).`,
            ]),
        ...(owesApology ? [late] : []),
      ];
    case 'changes-needed':
      return responseDueAt === null
        ? []
        : [`Answer by ${deadlineWords(responseDueAt)} (Pacific time), or the order ends.`];
    case 'unlocked':
      return responseDueAt === null
        ? []
        : [
            `Submit your changes by ${deadlineWords(responseDueAt)} (Pacific time), or the project is locked again as it was delivered.`,
          ];
    default:
      return [];
  }
}
