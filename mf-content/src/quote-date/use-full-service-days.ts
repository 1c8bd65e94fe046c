import { useNow, usePageData } from '@title24/remote-kit/runtime';
import { businessCalendarOf, type FullServiceDays, fullServiceDays } from '@title24/shared-domain/orders';
import { calendarRequest } from './calendar-request.ts';

/**
 * Returns the dates of Full Service for plans that are sent now (P3); null until the calendar is loaded, so that no
 * date is guessed.
 */
export function useFullServiceDays(): FullServiceDays | null {
  const days = usePageData(calendarRequest);
  const now = useNow();
  return days.status === 'ready' ? fullServiceDays(now.toISOString(), businessCalendarOf(days.data)) : null;
}
