import { calendar, publicCalendar } from '@title24/remote-kit/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { calendarService, publicCalendarService } from './calendar-service.ts';

type Options = Pick<AppDependencies, 'database'>;

/** The business days, which the deadlines of orders and cases depend on (D9). */
export const calendarPlugin = fp<Options>(
  async (app, { database }) => {
    app.rpc.implement(calendar, calendarService(database));
    app.rpc.implementPublic(publicCalendar, publicCalendarService(database));
  },
  { name: 'calendar', dependencies: ['rpc'] },
);
