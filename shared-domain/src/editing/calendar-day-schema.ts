import { params, plainText, textField } from '../forms/fields.ts';
import type { CalendarDay } from '../orders/calendar-day.schema.ts';
import { calendarDayProblem } from '../orders/calendar-days.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { dayLabelLength } from '../workflow/desk-limits.ts';

export const calendarDayLabels = { date: 'Day', kind: 'We are', label: 'Why' } as const;

const dayWanted = 'Choose a day';
const kindWanted = 'Choose whether we are closed or open';

/** Returns the rules for a new day in the business calendar (D9). */
export function calendarDaySchema(days: readonly CalendarDay[], today: CalendarDate) {
  return params({
    date: plainText(dayWanted)
      .matches(/^\d{4}-\d\d-\d\d$/, dayWanted)
      .test('free', function check(date = '') {
        const isClosed = (this.parent as { kind?: unknown }).kind !== 'open';
        const problem = /^\d{4}-\d\d-\d\d$/.test(date)
          ? calendarDayProblem({ date, isClosed }, days, today)
          : null;
        return problem === null || this.createError({ message: problem });
      }),
    kind: plainText(kindWanted).oneOf(['closed', 'open'], kindWanted),
    label: textField(dayLabelLength),
  });
}
