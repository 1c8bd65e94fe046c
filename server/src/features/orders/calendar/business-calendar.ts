import { type BusinessCalendar, businessCalendarOf, type CalendarDay } from '@title24/shared-domain/orders';
import { asc } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { closedDays } from '../tables/closed-days.table.ts';

/** The days on which the site departs from the rule, by date. */
export function loadDays(database: Database | Transaction): Promise<CalendarDay[]> {
  return database.select().from(closedDays).orderBy(asc(closedDays.date));
}

/** The calendar that deadlines are computed with, now. */
export async function loadCalendar(database: Database | Transaction): Promise<BusinessCalendar> {
  return businessCalendarOf(await loadDays(database));
}
