import { rpcService } from './method.ts';
import type { calendarSchemas, publicCalendarSchemas } from './schemas/calendar.ts';

/** Exceptions to the site's calendar, as edited by staff. */
export const calendar = rpcService<typeof calendarSchemas>('calendar', {
  update: { resource: 'CONFIG', actions: ['UPDATE'] },
});

/** Exceptions to the site's calendar, as shown to everyone. */
export const publicCalendar = rpcService<typeof publicCalendarSchemas>('calendar', { load: 'public' });
