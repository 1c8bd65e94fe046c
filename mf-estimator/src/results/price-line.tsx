import { useId } from 'react';
import styles from './results.module.css';

interface Props {
  label: string;
  /** A price, a price range, or words such as 'N/A' or 'Enter the floor area'. */
  value: string;
  /** Whether `value` is a price or a price range. */
  priced: boolean;
  main?: boolean | undefined;
}

/** Renders one result. Not a live region, because {@link ResultSheet} announces all prices. */
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
