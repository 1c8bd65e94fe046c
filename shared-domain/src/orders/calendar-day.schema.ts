import * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';
import { day, text } from '../schemas/values.ts';
import { dayLabelLength } from '../workflow/desk-limits.ts';

const dayShape = object({
  date: day,
  /** If false, the day is open although it is a holiday. */
  isClosed: v.boolean(),
  label: v.pipe(text(dayLabelLength), v.trim()),
});

/** A staff exception to business days: a closed day, or an open holiday. */
export interface CalendarDay extends v.InferOutput<typeof dayShape> {}
export const calendarDay: Schema<CalendarDay> = dayShape;
