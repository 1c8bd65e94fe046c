import type { ChargeView } from './charge-view.schema.ts';
import { orderInvoice } from './invoice.ts';

const charge: ChargeView = {
  id: '8f6f3b0e-3f4e-4b6e-9a53-0d8ddc3f2a01',
  kind: 'services',
  cents: 7450,
  state: 'due',
  refundedCents: 0,
  invoiceNumber: 'P100245-1-S',
  createdAt: '2027-03-03T20:00:00.000Z',
  lines: [],
  payments: [],
  tries: [],
  isPayable: false,
  dueOn: '2027-04-02',
  howToPay: [],
  isDisputed: false,
};
const order = { number: 'P100245-1', projectName: 'Hill house', payer: ['Ana Builder', '1 Main St'] };

test.each<[Partial<ChargeView>, string, string | undefined, string[]]>([
  [{}, 'Invoice', 'April 2, 2027', ['Amount due']],
  [{ state: 'waived' }, 'Invoice', undefined, ['Total', 'Waived: nothing is due']],
  [{ state: 'paid' }, 'Receipt', undefined, ['Total']],
  [{ state: 'refunded', refundedCents: 5000 }, 'Receipt', undefined, ['Total', 'Refunded']],
])('D8: an invoice with %j is titled %s, is due on %s and has the sums %j', (changes, title, dueOn, sums) => {
  const invoice = orderInvoice(order, { ...charge, ...changes });
  expect(invoice.title).toBe(`${title} P100245-1-S`);
  expect(Object.fromEntries(invoice.facts)['Pay by']).toBe(dueOn);
  expect(invoice.sums.map(({ words }) => words)).toEqual(sums);
});
