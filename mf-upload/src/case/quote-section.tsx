import { useConfig } from '@title24/remote-kit/runtime';
import { formatCalendarDate } from '@title24/shared-domain';
import {
  type CustomerCase,
  caseFields,
  casePath,
  deliveryWords,
  isBeforePayment,
  paymentOnDelivery,
  priceLines,
  quoteTotalCents,
  type SentQuote,
} from '@title24/shared-domain/cases';
import { formatCents } from '@title24/shared-domain/orders';
import { Button, Checkbox, Table, TextArea } from '@title24/ui';
import styles from './case.module.css';
import { PriceRows } from './price-rows.tsx';

interface Props {
  readonly shown: CustomerCase;
  readonly quote: SentQuote;
  /** Returns the error message of a refused form, or undefined. */
  readonly errorOf: (form: string) => string | undefined;
  /** The text entered in the form 'Decline the quote', if the server refused that form. Otherwise ''. */
  readonly declineText: string;
}

/** Shows the quote and, while the quote is open, the forms to accept or decline it. */
export function QuoteSection({ shown, quote, errorOf, declineText }: Props) {
  const config = useConfig();
  const { termsAndConditions } = config.navLinks;
  const { reference, state, rebateCents } = shown;
  const total = quoteTotalCents(quote);
  const action = (form: string) => `${casePath(reference)}/${form}`;
  const number = <input type="hidden" name={caseFields.quote} value={quote.number} />;
  return (
    <section aria-labelledby="quote" className={styles.section}>
      <h2 id="quote">Your quote</h2>
      <Table caption="Price" hideCaption>
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col" data-numeric>
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          <PriceRows lines={priceLines({ quote, rebateCents })} />
          <tr className={styles.total}>
            <th scope="row">Total</th>
            <td data-numeric>{formatCents(total - rebateCents)}</td>
          </tr>
        </tbody>
      </Table>
      <h3>What it covers</h3>
      <p className={styles.text}>{quote.scope}</p>
      {quote.missing && (
        <>
          <h3>What we still need from you</h3>
          <p className={styles.text}>{quote.missing}</p>
        </>
      )}
      <p>
        We’ll deliver the report {deliveryWords(quote.delivery)}.
        {state === 'quoted' && ` This quote can be accepted until ${formatCalendarDate(quote.validUntil)}.`}
      </p>
      {isBeforePayment(shown) && <p>{paymentOnDelivery(config)}</p>}
      {state === 'quoted' && (
        <>
          <form method="post" action={action('accept')} className={styles.form}>
            {number}
            <Checkbox
              id="case-consent"
              name={caseFields.consent}
              label={
                <>
                  I’m 18 or older, I accept the <a href={termsAndConditions}>terms</a>, and I order the report
                  for {formatCents(total)}.
                </>
              }
              error={errorOf('accept')}
            />
            <Button type="submit">Accept the quote</Button>
          </form>
          <details className={styles.forms} open={errorOf('decline') !== undefined || undefined}>
            <summary>Decline the quote</summary>
            <form method="post" action={action('decline')} className={styles.form}>
              {number}
              <TextArea
                id="case-decline"
                name={caseFields.text}
                label="Why not?"
                optional
                hint="It helps us, and you don’t have to say."
                defaultValue={declineText}
                error={errorOf('decline')}
              />
              <Button type="submit" variant="secondary">
                Decline the quote
              </Button>
            </form>
          </details>
        </>
      )}
    </section>
  );
}
