import { type BusinessCalendar, businessCalendarOf, type CalendarDay } from '@title24/shared-domain/orders';
import { asc } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { closedDays } from './closed-days.table.ts';

/** Returns the exceptions to the business-day rule, sorted by date. */
export function loadDays(database: Database | Transaction): Promise<CalendarDay[]> {
  return database.select().from(closedDays).orderBy(asc(closedDays.date));
}

/** Returns the current calendar for computing deadlines. */
export async function loadCalendar(database: Database | Transaction): Promise<BusinessCalendar> {
  return businessCalendarOf(await loadDays(database));
}
