import { rpcService } from './method.ts';
import type { calendarSchemas, publicCalendarSchemas } from './schemas/calendar.ts';

/** The days on which the site departs from the rule of its calendar, for staff. */
export const calendar = rpcService<typeof calendarSchemas>('calendar', {
  update: { resource: 'CONFIG', actions: ['UPDATE'] },
});

/** The same for everyone. */
export const publicCalendar = rpcService<typeof publicCalendarSchemas>('calendar', { load: 'public' });
