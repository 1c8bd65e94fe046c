import { useId } from 'react';
import styles from './results.module.css';

interface Props {
  label: string;
  /** What the output says: a range, a price, 'N/A' or what is missing. */
  value: string;
  /** False if the output holds words instead of a price. */
  priced: boolean;
  /** The price that the visitor came for. */
  main?: boolean | undefined;
}

/** One result. Not live by itself: the sheet's announcement speaks once typing rests. */
export function PriceLine({ label, value, priced, main }: Props) {
  const id = useId();
  return (
    <div className={main ? styles.primaryLine : styles.line}>
      <label htmlFor={id}>{label}</label>
      <output id={id} aria-live="off" className={priced ? styles.price : styles.words}>
        {value}
      </output>
    </div>
  );
}
