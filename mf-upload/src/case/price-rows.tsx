import { formatCents, type InvoiceLine } from '@title24/shared-domain/orders';

/** Shows the lines of a quote or invoice as rows of a table. */
export function PriceRows({ lines }: { readonly lines: readonly InvoiceLine[] }) {
  return lines.map(({ words, cents }, index) => (
    <tr key={`${index} ${words}`}>
      <td>{words}</td>
      <td data-numeric>{formatCents(cents)}</td>
    </tr>
  ));
}
