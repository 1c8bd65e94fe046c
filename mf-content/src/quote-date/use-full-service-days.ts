import { useNow, usePageData } from '@title24/remote-kit/runtime';
import { businessCalendarOf, type FullServiceDays, fullServiceDays } from '@title24/shared-domain/orders';
import { calendarRequest } from './calendar-request.ts';

/** Returns the Full Service dates for plans submitted now (P3); null until the calendar is loaded. */
export function useFullServiceDays(): FullServiceDays | null {
  const days = usePageData(calendarRequest);
  const now = useNow();
  return days.status === 'ready' ? fullServiceDays(now.toISOString(), businessCalendarOf(days.data)) : null;
}
