import { useNow, usePageData } from '@title24/remote-kit/runtime';
import { businessCalendarOf, type FullServiceDays, fullServiceDays } from '@title24/shared-domain/orders';
import { calendarRequest } from './calendar-request.ts';

/** The days of Full Service for plans that are sent now (P3). Null until the calendar is loaded: no date is guessed. */
export function useFullServiceDays(): FullServiceDays | null {
  const days = usePageData(calendarRequest);
  const now = useNow();
  return days.status === 'ready' ? fullServiceDays(now.toISOString(), businessCalendarOf(days.data)) : null;
}
