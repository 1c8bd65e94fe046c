import { useNow, usePageData } from '@title24/remote-kit/runtime';
import { businessCalendarOf, quoteDateSentence } from '@title24/shared-domain/orders';
import { calendarRequest } from './calendar-request.ts';
import styles from './quote-date.module.css';

/** By when plans that are sent today have their quote (P3). Nothing until the calendar is loaded: no date is guessed. */
export function QuoteDate() {
  const days = usePageData(calendarRequest);
  const now = useNow();
  if (days.status !== 'ready') return null;
  return <p className={styles.date}>{quoteDateSentence(now.toISOString(), businessCalendarOf(days.data))}</p>;
}
