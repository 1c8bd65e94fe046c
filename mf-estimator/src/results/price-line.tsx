import { useId } from 'react';
import styles from './results.module.css';

interface Props {
  label: string;
  /** Text of the result: a price range, a price, 'N/A' or a request for missing input. */
  value: string;
  /** Whether the text is a price. */
  priced: boolean;
  /** Whether this is the main price. */
  main?: boolean | undefined;
}

/**
 * Renders one result. The result is not a live region, because {@link ResultSheet} announces all prices after typing
 * pauses.
 */
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
