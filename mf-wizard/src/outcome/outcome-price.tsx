import { RemoteParcel } from '@title24/remote-kit/runtime';
import type { EstimatedSize } from '@title24/shared-domain/full-service';
import { ButtonLink, calculatorIcon } from '@title24/ui';
import { useMemo } from 'react';
import type { EstimatorInputs } from '../decision-tree/address.ts';
import type { OutcomePrice } from '../decision-tree/node.ts';
import { estimatorParcel } from '../parcels/mf-estimator/estimator.ts';
import styles from './outcome.module.css';

interface Props<Price = OutcomePrice> {
  price: Price;
  /** Price text to show first; null if there is none or the estimator shows the price. */
  amount: string | null;
  /**
   * Project values from the URL. If there are none, the outcome's own inputs fill in the estimator. Must be stable
   * between renders.
   */
  start: EstimatorInputs;
  /** Called with the size of the project; null if unknown. Must be stable between renders. */
  onSize: (size: EstimatedSize | null) => void;
  /** Called with the price text of the estimator; null if there is none. Must be stable between renders. */
  onPrice: (price: string | null) => void;
  /**
   * Called with the estimator's input, by the names that its fields have in the URL. Must be stable between renders.
   */
  onInputs: (inputs: EstimatorInputs) => void;
}

/** Renders the price of an outcome: an embedded estimator, a price or a text. */
export function OutcomePriceView({ price, amount, ...rest }: Props) {
  if (price.type === 'estimator') return <EstimatorPrice price={price} {...rest} />;
  return (
    <>
      {amount !== null && <p className={styles.amount}>{amount}</p>}
      <p>{price.note}</p>
    </>
  );
}

function EstimatorPrice({
  price,
  start,
  onSize,
  onPrice,
  onInputs,
}: Omit<Props<Extract<OutcomePrice, { type: 'estimator' }>>, 'amount'>) {
  const { estimator: kind, inputs: assumed, note, first } = price;
  const inputs = Object.keys(start).length > 0 ? start : assumed;
  const props = useMemo(
    () => ({ kind, headingLevel: 4 as const, onSize, onPrice, onInputs, ...(inputs && { inputs }) }),
    [kind, inputs, onSize, onPrice, onInputs],
  );
  return (
    <>
      {first && <p className={styles.amount}>{first}</p>}
      {note && <p>{note}</p>}
      <RemoteParcel
        key={kind}
        parcel={estimatorParcel}
        props={props}
        fallback={
          <ButtonLink
            icon={calculatorIcon}
            href={`/cost-estimator?${new URLSearchParams({ kind, ...inputs })}`}
          >
            Estimate the cost
          </ButtonLink>
        }
      />
    </>
  );
}
