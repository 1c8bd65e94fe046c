import type { DeskOrder, DeskQueue, DeskSummary } from '@title24/shared-domain/orders';

/** A Monday, 9:00 in the morning in California. */
export const deskNow = '2027-03-01T17:00:00.000Z';

export const noOrders: DeskQueue = {
  now: deskNow,
  items: [],
  total: 0,
  counts: {
    waiting: 0,
    inReview: 0,
    late: 0,
    cancelRequests: 0,
    feesToConfirm: 0,
    dueToday: 0,
    chargesDue: 0,
  },
};

export const listedOrder: DeskSummary = {
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
  customer: 'ana',
  reviewer: null,
};

export const deskOrder: DeskOrder = {
  ...listedOrder,
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
  cancelUntil: null,
  contactedAt: null,
  deliveredAt: null,
  mailedAt: null,
  arrivesBy: null,
  trackingNumber: '',
  cancelledAt: null,
  cancelReason: null,
  revisionOf: null,
  rounds: [
    {
      round: 1,
      from: listedOrder.submittedAt,
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
      at: listedOrder.submittedAt,
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
  inputFileName: 'P100001-hill-house-r1',
  reportFileName: 'P100001-hill-house-r1-CF1R.pdf',
  customerEmail: 'ana@example.com',
  cancelRequestReason: '',
  checklist: { done: [], complies: null, needsRegistration: null },
  notes: [],
};
