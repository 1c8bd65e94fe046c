import type { CustomerCase, SentQuote } from '@title24/shared-domain/cases';
import { formatCents } from '@title24/shared-domain/orders';

interface Props {
  readonly shown: CustomerCase;
  readonly quote: SentQuote;
}

/** Shows the lines of a quote and the rebate, if any, as rows of a table. */
export function PriceRows({ shown: { rebateCents }, quote }: Props) {
  return (
    <>
      {quote.lines.map(({ name, cents }, index) => (
        <tr key={`${index} ${name}`}>
          <td>{name}</td>
          <td data-numeric>{formatCents(cents)}</td>
        </tr>
      ))}
      {rebateCents > 0 && (
        <tr>
          <td>Rebate, because the report came late</td>
          <td data-numeric>−{formatCents(rebateCents)}</td>
        </tr>
      )}
    </>
  );
}
