import { type CalendarDate, formatCalendarWeekday } from '@title24/shared-domain';
import type { ListedDay } from '@title24/shared-domain/orders';
import { Alert, Badge, Button, Table } from '@title24/ui';
import { useState, useTransition } from 'react';
import { failureMessage } from '../calls/failure-message.ts';
import styles from './business-days.module.css';
import type { OpenOrder } from './open-orders.ts';
import { ordersDueWords } from './orders-due-words.ts';

interface Props {
  readonly year: number;
  readonly days: readonly ListedDay[];
  readonly today: CalendarDate;
  readonly orders: readonly OpenOrder[];
  readonly onRemove: (date: CalendarDate) => Promise<void>;
}

/** Lists a year's closed weekdays, and the holidays on which the company is open. */
export function DayTable({ year, days, today, orders, onRemove }: Props) {
  const [isRemoving, startRemoving] = useTransition();
  const [failure, setFailure] = useState<string | null>(null);
  function remove(date: CalendarDate): void {
    if (isRemoving) return;
    setFailure(null);
    startRemoving(async () => {
      try {
        await onRemove(date);
      } catch (error) {
        setFailure(failureMessage(error));
      }
    });
  }
  return (
    <section aria-labelledby={`year-${year}`} className={styles.section}>
      <h2 id={`year-${year}`} className={styles.title}>
        {year}
      </h2>
      {failure && (
        <Alert tone="danger" title="The day was not removed">
          <p>{failure}</p>
        </Alert>
      )}
      <Table caption={`Days of ${year}`} hideCaption stacks>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Why</th>
            <th scope="col">We are</th>
            <th scope="col">
              <span className="visually-hidden">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, label, kind }) => (
            <tr key={date}>
              <th scope="row">
                <time dateTime={date}>{formatCalendarWeekday(date)}</time>
              </th>
              <td>
                <bdi>{label || 'No reason given'}</bdi>
                {kind === 'closed' && <p className={styles.effect}>{ordersDueWords(orders, date)}</p>}
              </td>
              <td>
                {kind === 'open' ? <Badge tone="success">Open</Badge> : <Badge>Closed</Badge>}
                {kind === 'holiday' && ' Federal holiday'}
              </td>
              <td>
                {kind !== 'holiday' && date >= today && (
                  <Button variant="secondary" size="small" onClick={() => remove(date)}>
                    Remove<span className="visually-hidden"> {formatCalendarWeekday(date)}</span>
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
