import type { CalendarDate } from '@title24/shared-domain';
import { calendarDayLabels, calendarDaySchema, findProblems } from '@title24/shared-domain/editing';
import {
  businessCalendarOf,
  type CalendarDay,
  dayLabelLength,
  deadlineWords,
  reportDue,
} from '@title24/shared-domain/orders';
import { Alert, Button, ErrorSummary, Select, TextField } from '@title24/ui';
import type { FormEvent } from 'react';
import { useStaffForm } from '../editing/use-staff-form.ts';
import styles from './business-days.module.css';
import type { OpenOrders } from './open-orders.ts';
import { ordersDueWords } from './orders-due-words.ts';

interface Props {
  readonly days: readonly CalendarDay[];
  readonly open: OpenOrders;
  readonly today: CalendarDate;
  readonly onAdd: (day: CalendarDay) => Promise<void>;
}

type DayValues = { readonly date: string; readonly kind: string; readonly label: string };

const empty: DayValues = { date: '', kind: 'closed', label: '' };
const toInput = ({ date, kind, label }: DayValues) => ({ date, kind, label: label.trim() });

/** Renders a form that adds a day to the calendar. */
export function AddDay({ days, open, today, onAdd }: Props) {
  const schema = calendarDaySchema(days, today);
  const form = useStaffForm<DayValues>({
    initial: empty,
    isUnsaved: ({ date, label }) => date !== '' || label.trim() !== '',
    schema,
    toInput,
    async send(values) {
      await onAdd(dayOf(values));
      form.replace((current) => (current === values ? empty : current));
    },
    onTyped: () => undefined,
  });
  const { values } = form;
  const isReady = findProblems(schema, toInput(values)).length === 0;
  function submit(event: FormEvent): void {
    event.preventDefault();
    void form.submit();
  }
  return (
    <form className={styles.form} noValidate aria-label="Add a day" onSubmit={submit}>
      <h2 className={styles.title}>Add a day</h2>
      <ErrorSummary
        headingLevel={3}
        problems={form.errors.map(({ path, message }) => ({
          message,
          fieldId: path ? form.idOf(path) : undefined,
        }))}
        attempt={form.refusals}
      />
      <div className={styles.fields}>
        <TextField {...form.text('date')} type="date" label={calendarDayLabels.date} min={today} />
        <Select {...form.text('kind')} label={calendarDayLabels.kind}>
          <option value="closed">Closed</option>
          <option value="open">Open on a holiday</option>
        </Select>
        <TextField
          {...form.text('label')}
          label={calendarDayLabels.label}
          optional
          maxLength={dayLabelLength}
          autoComplete="off"
        />
      </div>
      <p role="status" className={styles.effect}>
        {isReady && effectWords(dayOf(values), days, open)}
      </p>
      {form.failure && (
        <Alert tone="danger" title="The day was not added">
          <p>{form.failure}</p>
        </Alert>
      )}
      <div>
        <Button type="submit">{form.isSending ? 'Adding…' : 'Add the day'}</Button>
      </div>
    </form>
  );
}

const dayOf = ({ date, kind, label }: DayValues): CalendarDay => ({
  date,
  isClosed: kind !== 'open',
  label: label.trim(),
});

/** Describes how an added day affects deadlines. */
function effectWords(day: CalendarDay, days: readonly CalendarDay[], { now, orders }: OpenOrders): string {
  const before = reportDue(now, businessCalendarOf(days)).dueAt;
  const after = reportDue(now, businessCalendarOf([...days, day])).dueAt;
  const promise =
    before === after
      ? `A report that is ordered now stays due by ${deadlineWords(before)}.`
      : `A report that is ordered now will be due by ${deadlineWords(after)}, instead of ${deadlineWords(before)}.`;
  return `${promise} ${ordersDueWords(orders, day.date)}`.trim();
}
