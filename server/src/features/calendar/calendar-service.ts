import type { calendar, publicCalendar } from '@title24/shared-domain/rpc/server';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import type { HandlersOf } from '../../platform/rpc/method.ts';
import { replaceRows } from '../audit/replace-rows.ts';
import { loadDays } from './business-calendar.ts';
import { closedDays } from './closed-days.table.ts';

/** Functions that update other features' data in the transaction that changes the business days. */
export type CalendarFollowers = Set<(transaction: Transaction) => Promise<void>>;

const edited = {
  table: closedDays,
  load: loadDays,
  changedSince: 'Someone else has changed the calendar since you opened it.',
  audited: { action: 'calendar.update', subject: 'business days' },
} as const;

/** Creates the public calendar service, POST /rpc/public/calendar (D9). */
export function publicCalendarService(database: Database): HandlersOf<typeof publicCalendar> {
  return { load: () => loadDays(database) };
}

/**
 * Creates the staff service for business days, POST /rpc/2.0/calendar. A change does not move promised deadlines (D9).
 */
export function calendarService(
  database: Database,
  followers: CalendarFollowers,
): MemberHandlersOf<typeof calendar> {
  const follow = async (transaction: Transaction) => {
    for (const follower of followers) await follower(transaction);
  };
  return {
    update: ({ loaded, days }, caller) =>
      replaceRows(database, caller, { ...edited, follow }, { loaded, wanted: days }),
  };
}
