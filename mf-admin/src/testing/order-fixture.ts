import type { ChargeView, DeskOrder, OrderSummary } from '@title24/shared-domain/orders';
import type { BusinessFigures, WorkQueue } from '@title24/shared-domain/work';

/** Monday, March 1, 2027, 9 a.m. in California. */
export const deskNow = '2027-03-01T17:00:00.000Z';

export const noWork: WorkQueue = {
  now: deskNow,
  items: [],
  hasMore: false,
  counts: { due: 0, late: 0, today: 0, mine: 0, unassigned: 0, customer: 0, unsettled: 0 },
  isOnDuty: false,
};

export const noFigures: BusinessFigures = {
  now: deskNow,
  dueToday: 0,
  late: 0,
  unassigned: 0,
  unpaid: { count: 0, cents: 0 },
  weeks: [],
};

const summary: OrderSummary = {
  number: 'P100001-1',
  projectNumber: 'P100001',
  projectName: 'Hill house',
  kind: 'report',
  state: 'submitted',
  round: 1,
  totalCents: 14_900,
  submittedAt: '2027-03-01T13:30:00.000Z',
  lastUpdate: '2027-03-01T13:30:00.000Z',
  dueAt: '2027-03-05T08:00:00.000Z',
  rushDueAt: null,
  responseDueAt: null,
  cancelRequestedAt: null,
  isLate: false,
};

export const deskOrder: DeskOrder = {
  ...summary,
  customer: 'ana',
  now: deskNow,
  state: 'in-review',
  reviewer: 'ada',
  reviewStartedAt: '2027-03-01T16:00:00.000Z',
  lines: [
    { sku: '1001', name: 'Standard Residential Report', quantity: 1, unitCents: 14_900, lineCents: 14_900 },
  ],
  servicesCents: 14_900,
  mailingCents: 0,
  taxCents: 0,
  card: null,
  evaluationFeeCents: 7_450,
  rebateCents: 0,
  rushWaivedCents: 0,
  address: null,
  payer: ['Ana Builder', '12 Oak Street', 'Oakland, CA 94607'],
  cancelUntil: null,
  contactedAt: null,
  deliveredAt: null,
  compliance: null,
  mailedAt: null,
  arrivesBy: null,
  trackingNumber: '',
  cancelledAt: null,
  cancelReason: null,
  revisionOf: null,
  rounds: [
    {
      round: 1,
      from: summary.submittedAt,
      dueAt: '2027-03-05T08:00:00.000Z',
      rushDueAt: null,
      endedAt: null,
      reply: '',
      message: '',
      actions: [],
    },
  ],
  events: [
    {
      at: summary.submittedAt,
      event: 'submit',
      by: 'owner',
      state: 'submitted',
      words: 'Ordered',
      who: 'ana',
    },
    {
      at: '2027-03-01T16:00:00.000Z',
      event: 'take',
      by: 'staff',
      state: 'in-review',
      words: 'Review started',
      who: 'ada',
    },
  ],
  charges: [],
  files: [],
  documents: [],
  inputFileName: 'P100001-hill-house-r1',
  reportFileName: 'P100001-hill-house-r1-CF1R.pdf',
  customerEmail: 'ana@example.com',
  cancelRequestReason: '',
  checklist: { done: [], complies: null, needsRegistration: null },
  attachments: [],
  notes: [],
};

/** The invoice of {@link deskOrder} after its delivery. */
export const dueCharge: ChargeView = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  kind: 'services',
  cents: 14_900,
  state: 'due',
  refundedCents: 0,
  invoiceNumber: 'P100001-1-S',
  createdAt: deskNow,
  lines: [],
  tries: [],
  isPayable: false,
  dueOn: null,
  howToPay: [],
  isDisputed: false,
  payments: [],
};
