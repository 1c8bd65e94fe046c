import { estimatorParcel } from '@title24/shared-config/contract';
import { RemoteParcel } from '@title24/shared-config/runtime';
import { formatDollars } from '@title24/shared-domain';
import { ButtonLink } from '@title24/shared-ui';
import { useMemo } from 'react';
import type { OutcomePrice } from '../walk/node.ts';
import styles from './outcome.module.css';

interface Props<Price = OutcomePrice> {
  price: Price;
  /** Hears the floor area typed into the estimator: square feet, or null where none is known. Must not change. */
  onArea: (area: number | null) => void;
}

/** What it costs: the right estimator in place, a fixed price or words. */
export function OutcomePriceView({ price, onArea }: Props) {
  if (price.type === 'estimator') return <EstimatorPrice price={price} onArea={onArea} />;
  return (
    <>
      {price.type === 'fixed' && <p className={styles.amount}>{formatDollars(price.amount)}</p>}
      <p>{price.says}</p>
    </>
  );
}

function EstimatorPrice({ price, onArea }: Props<Extract<OutcomePrice, { type: 'estimator' }>>) {
  const { estimator: kind, inputs, says } = price;
  const props = useMemo(
    () => ({ kind, headingLevel: 4 as const, onArea, ...(inputs && { inputs }) }),
    [kind, inputs, onArea],
  );
  return (
    <>
      {says && <p>{says}</p>}
      <RemoteParcel
        key={kind}
        parcel={estimatorParcel}
        props={props}
        fallback={
          <ButtonLink icon="calculator" href={`/cost-estimator?${new URLSearchParams({ kind, ...inputs })}`}>
            Estimate the cost
          </ButtonLink>
        }
      />
    </>
  );
}
