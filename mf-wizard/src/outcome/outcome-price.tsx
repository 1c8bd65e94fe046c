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
  /** Price to show; null if there is none or it is unknown. Ignored if an estimator shows the price. */
  amount: string | null;
  /** Estimator fields from the URL. If empty, `price.inputs` are used. Must be stable between renders. */
  start: EstimatorInputs;
  /** Called with the project's size; null if unknown. Must be stable between renders. */
  onSize: (size: EstimatedSize | null) => void;
  /** Called with the estimator's price; null if there is none. Must be stable between renders. */
  onPrice: (price: string | null) => void;
  /** Called with the estimator's fields. Must be stable between renders. */
  onInputs: (inputs: EstimatorInputs) => void;
}

/** Renders an outcome's price: an embedded estimator, or a note and, if known, the amount. */
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
