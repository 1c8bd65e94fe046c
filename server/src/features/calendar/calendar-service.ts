import { isDeepStrictEqual } from 'node:util';
import type { calendar, publicCalendar } from '@title24/remote-kit/rpc/server';
import type { CalendarDay } from '@title24/shared-domain/orders';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import type { HandlersOf } from '../../platform/rpc/method.ts';
import { conflict } from '../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../audit/record-change.ts';
import { loadDays } from './business-calendar.ts';
import { closedDays } from './closed-days.table.ts';

const byDate = (days: readonly CalendarDay[]) =>
  [...days].sort((one, other) => (one.date < other.date ? -1 : 1));

/** POST /rpc/public/calendar (D9). */
export function publicCalendarService(database: Database): HandlersOf<typeof publicCalendar> {
  return { load: () => loadDays(database) };
}

/** POST /rpc/2.0/calendar: the business days, for staff. A change does not move deadlines already promised (D9). */
export function calendarService(database: Database): MemberHandlersOf<typeof calendar> {
  return {
    update: ({ loaded, days }, caller) =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql`lock table ${closedDays} in share row exclusive mode`);
        const stored = await loadDays(transaction);
        if (!isDeepStrictEqual(stored, byDate(loaded))) {
          throw conflict('Someone else has changed the calendar since you opened it.', stored);
        }
        const changed = byDate(days);
        await transaction.delete(closedDays);
        if (changed.length > 0) await transaction.insert(closedDays).values(changed);
        await recordChange(transaction, caller, {
          action: 'calendar.update',
          subject: 'business days',
          before: stored,
          after: changed,
        });
        return changed;
      }),
  };
}
