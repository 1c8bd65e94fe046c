import { useId } from 'react';
import styles from './results.module.css';

interface Props {
  label: string;
  /** Text of the output: a range, a price, 'N/A' or what is missing. */
  value: string;
  /** False if the output is text instead of a price. */
  priced: boolean;
  /** Whether this is the main price. */
  main?: boolean | undefined;
}

/** One result. Not a live region: the sheet's announcement speaks once typing pauses. */
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
