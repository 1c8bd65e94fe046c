import { formatCents, type OrderTotal } from '@title24/shared-domain/orders';
import { Table } from '@title24/ui';
import styles from './ordering.module.css';

interface Props {
  readonly total: Pick<OrderTotal, 'lines' | 'servicesCents' | 'mailingCents' | 'taxCents' | 'totalCents'>;
  readonly caption: string;
}

/**
 * Shows an order's line items, tax if any, and total. If copies are mailed, also shows the amounts due when the report
 * is delivered and when the copies are mailed (D8).
 */
export function OrderSums({ total, caption }: Props) {
  const { lines, servicesCents, mailingCents, taxCents, totalCents } = total;
  const sum = (title: string, cents: number) => (
    <tr>
      <th scope="row">{title}</th>
      <td data-numeric>{formatCents(cents)}</td>
    </tr>
  );
  return (
    <Table caption={caption} className={styles.sums}>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col" data-numeric>
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ sku, name, quantity, unitCents, lineCents }) => (
          <tr key={sku}>
            <th scope="row">
              {name}
              {quantity > 1 && ` (${quantity} × ${formatCents(unitCents)})`}
            </th>
            <td data-numeric>{formatCents(lineCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {mailingCents > 0 && sum('Due when the report is delivered', servicesCents)}
        {mailingCents > 0 && sum('Due when copies are mailed', mailingCents)}
        {taxCents > 0 && sum('Tax', taxCents)}
        {sum('Total', totalCents)}
      </tfoot>
    </Table>
  );
}
