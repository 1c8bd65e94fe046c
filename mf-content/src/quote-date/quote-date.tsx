import { quoteDateSentence } from '@title24/shared-domain/orders';
import styles from './quote-date.module.css';
import { useFullServiceDays } from './use-full-service-days.ts';

/** Shows the quote deadline for plans submitted now (P3). */
export function QuoteDate() {
  const days = useFullServiceDays();
  return days && <p className={styles.date}>{quoteDateSentence(days)}</p>;
}
