import { useConfig } from '@title24/remote-kit/runtime';
import {
  doItYourself,
  doItYourselfNotice,
  type EstimatorPrices,
  formatDollars,
  type Product,
  policy,
} from '@title24/shared-domain';
import { Button, ButtonLink, Card, CardGrid, Select, TextField } from '@title24/ui';
import { lowestHomePrice, lowestReportPrice } from './lowest-prices.ts';
import styles from './prices.module.css';

interface Props {
  /** Null until loaded. */
  readonly prices: EstimatorPrices | null;
  /** Empty until loaded. */
  readonly products: readonly Product[];
}

/** Shows the three ways to comply, each with its lowest price and next step (C4, P3). */
export function PriceCards({ prices, products }: Props) {
  const { navLinks } = useConfig();
  const report = lowestReportPrice(products);
  return (
    <CardGrid>
      <Card
        title="Full Service"
        tone="accent"
        actions={<ButtonLink href={navLinks.fullService}>About Full Service</ButtonLink>}
      >
        <p className={styles.amount}>{prices ? `from ${lowestHomePrice(prices)}` : 'Firm quote'}</p>
        <p>For homes and commercial projects. Send plans, and an analyst gives you a firm quote.</p>
        {/* The field names are query parameters of /cost-estimator, so this form works without JavaScript. */}
        <form action="/cost-estimator" className={styles.range}>
          <Select name="kind" label="Your project">
            <option value="addition">Addition</option>
            <option value="new">New home or ADU</option>
            <option value="commercial">Commercial building</option>
          </Select>
          <TextField
            name="size"
            label="Floor area"
            unit="sq ft"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
          />
          <Button type="submit" variant="secondary">
            See my range
          </Button>
        </form>
      </Card>
      <Card
        title={doItYourself.isOpen ? 'Do-It-Yourself' : 'Do-It-Yourself (opens soon)'}
        actions={
          <ButtonLink href={navLinks.doItYourself} variant="secondary">
            About Do-It-Yourself
          </ButtonLink>
        }
      >
        {report && <p className={styles.amount}>from {report}</p>}
        <p>
          For residential projects. You enter the data, at about {policy.claims.diyCostShare} of what Full
          Service costs.
        </p>
        {doItYourselfNotice() && <p>{doItYourselfNotice()}</p>}
      </Card>
      <Card
        title="Forms"
        actions={
          <ButtonLink href={`${navLinks.complianceWizard}?path=residential/prescriptive`} variant="secondary">
            Are forms enough?
          </ButtonLink>
        }
      >
        <p className={styles.amount}>free or {formatDollars(policy.fees.prescriptiveAdditionFee)}</p>
        <p>
          Prescriptive forms for an addition or alteration whose every part meets the code tables. Fill them
          in yourself, free or nearly free, or we do it.
        </p>
      </Card>
    </CardGrid>
  );
}
