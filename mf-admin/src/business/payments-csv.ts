import { csvCell } from '@title24/shared-domain/projects';
import type { BookedPayment } from '@title24/shared-domain/work';

const columns = ['Date', 'Kind', 'Number', 'Customer', 'Amount', 'Paid by', 'Reference'] as const;

const kinds = { order: 'Order', case: 'Full Service' } as const;

/** Formats payments and refunds as CSV (RFC 4180), in dollars. */
export function paymentsCsv(payments: readonly BookedPayment[]): string {
  const rows = payments.map(({ date, kind, number, customer, cents, way, reference }) => [
    date,
    kinds[kind],
    number,
    csvCell(customer),
    (cents / 100).toFixed(2),
    csvCell(way),
    csvCell(reference),
  ]);
  return [columns, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}
