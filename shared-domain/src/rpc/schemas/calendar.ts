import * as v from 'valibot';
import { calendarDay } from '../../result-schemas.ts';
import { describeMethod } from './describe-method.ts';

const days = v.pipe(v.array(calendarDay), v.description('By date'));
const christmasEve = { date: '2026-12-24', isClosed: true, label: 'Christmas Eve' };

export const publicCalendarSchemas = {
  load: describeMethod({
    summary:
      'Exceptions to the rule of business days: Monday to Friday without federal holidays as observed.',
    params: v.strictObject({}),
    result: days,
    examples: [{ name: 'No exceptions', params: {}, result: [] }],
  }),
};

export const calendarSchemas = {
  update: describeMethod({
    summary:
      'Replaces the days. `loaded` are the days when the editor opened; if they have changed since, it is a conflict. Deadlines already promised do not move.',
    params: v.strictObject({
      loaded: days,
      days: v.pipe(
        days,
        v.maxLength(500, 'List at most 500 days'),
        v.check((all) => new Set(all.map(({ date }) => date)).size === all.length, 'List each day once'),
      ),
    }),
    result: days,
    errors: ['conflict'],
    examples: [
      {
        name: 'Closed on Christmas Eve',
        params: { loaded: [], days: [christmasEve] },
        result: [christmasEve],
      },
    ],
  }),
};
