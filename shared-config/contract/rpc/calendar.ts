import { rpcService } from './method.ts';
import type { calendarSchemas, publicCalendarSchemas } from './schemas/calendar.ts';

/** Exceptions to the site's calendar, for staff. */
export const calendar = rpcService<typeof calendarSchemas>('calendar', {
  update: { resource: 'CONFIG', actions: ['UPDATE'] },
});

/** The exceptions for everyone. */
export const publicCalendar = rpcService<typeof publicCalendarSchemas>('calendar', { load: 'public' });
