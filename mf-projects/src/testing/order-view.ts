import type { OrderView } from '@title24/shared-domain/orders';

/** An order that has not been reviewed yet and that the customer can no longer cancel. */
export const testOrder: OrderView = {
  number: 'P100245-1',
  projectNumber: 'P100245',
  projectName: 'Hill house',
  kind: 'report',
  state: 'submitted',
  round: 1,
  totalCents: 14_900,
  submittedAt: '2027-03-01T17:00:00.000Z',
  lastUpdate: '2027-03-01T17:00:00.000Z',
  dueAt: '2027-03-05T08:00:00.000Z',
  rushDueAt: null,
  responseDueAt: null,
  cancelRequestedAt: null,
  isLate: false,
  lines: [
    { sku: '1001', name: 'Standard Residential Report', quantity: 1, unitCents: 14_900, lineCents: 14_900 },
  ],
  servicesCents: 14_900,
  mailingCents: 0,
  taxCents: 0,
  evaluationFeeCents: 7450,
  rebateCents: 0,
  rushWaivedCents: 0,
  address: null,
  payer: ['Ana Builder'],
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
      from: '2027-03-01T17:00:00.000Z',
      dueAt: '2027-03-05T08:00:00.000Z',
      rushDueAt: null,
      endedAt: null,
      reply: '',
      message: '',
      actions: [],
    },
  ],
  events: [
    { at: '2027-03-01T17:00:00.000Z', event: 'submit', by: 'owner', state: 'submitted', words: 'Ordered' },
  ],
  charges: [],
  card: null,
  files: [],
  documents: [],
};

const deliveredAt = '2027-03-03T20:00:00.000Z';

/** A delivered order with its report, a due invoice and a rebate. */
export const deliveredOrder: OrderView = {
  ...testOrder,
  state: 'delivered',
  dueAt: null,
  deliveredAt,
  rebateCents: 7450,
  compliance: { complies: true, needsRegistration: true, shortfall: '', registration: null },
  charges: [
    {
      id: '8f6f3b0e-3f4e-4b6e-9a53-0d8ddc3f2a01',
      kind: 'services',
      cents: 7450,
      state: 'due',
      refundedCents: 0,
      invoiceNumber: 'P100245-1-S',
      createdAt: deliveredAt,
      lines: [
        { words: 'Standard Residential Report', cents: 14_900 },
        { words: 'Rebate', cents: -7450 },
      ],
      payments: [],
      tries: [],
      isPayable: false,
      dueOn: '2027-04-02',
      howToPay: ['Give the number of the invoice: P100245-1-S.'],
      isDisputed: false,
    },
  ],
  files: [
    {
      id: '8f6f3b0e-3f4e-4b6e-9a53-0d8ddc3f2a02',
      round: 1,
      kind: 'report',
      name: 'P100245-hill-house-r1-CF1R.pdf',
      mediaType: 'application/pdf',
      size: 20_480,
      sha256: 'a'.repeat(64),
      scanState: 'clean',
      addedAt: deliveredAt,
    },
  ],
  documents: [
    { id: '8f6f3b0e-3f4e-4b6e-9a53-0d8ddc3f2a03', name: 'P100245-1-read-first.pdf' },
    { id: '8f6f3b0e-3f4e-4b6e-9a53-0d8ddc3f2a01', name: 'Invoice P100245-1-S.pdf' },
  ],
};
