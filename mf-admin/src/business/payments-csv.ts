import type { BookedPayment } from '@title24/shared-domain/work';

const columns = ['Date', 'Kind', 'Number', 'Customer', 'Amount', 'Paid by', 'Reference'] as const;

const kinds = { order: 'Order', case: 'Full Service' } as const;

/** A field of a CSV file: spreadsheets must not read typed text as a formula. */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns payments and refunds as CSV (RFC 4180), amounts in dollars. */
export function paymentsCsv(payments: readonly BookedPayment[]): string {
  const rows = payments.map(({ date, kind, number, customer, cents, way, reference }) => [
    date,
    kinds[kind],
    number,
    field(customer),
    (cents / 100).toFixed(2),
    field(way),
    field(reference),
  ]);
  return [columns, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}
