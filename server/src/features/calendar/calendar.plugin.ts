import { calendar, publicCalendar } from '@title24/shared-domain/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { type CalendarFollowers, calendarService, publicCalendarService } from './calendar-service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly calendarFollowers: CalendarFollowers;
  }
}

type Options = Pick<AppDependencies, 'database'>;

/** Registers the business-day calendar, which determines the deadlines of orders and cases (D9). */
export const calendarPlugin = fp<Options>(
  async (app, { database }) => {
    const followers: CalendarFollowers = new Set();
    app.decorate('calendarFollowers', followers);
    app.rpc.implement(calendar, calendarService(database, followers));
    app.rpc.implementPublic(publicCalendar, publicCalendarService(database));
  },
  { name: 'calendar', dependencies: ['rpc'] },
);
