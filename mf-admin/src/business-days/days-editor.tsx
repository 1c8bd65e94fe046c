import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import { calendar, publicCalendar } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { counted, pacificDate, yearOf } from '@title24/shared-domain';
import {
  businessCalendarOf,
  type CalendarDay,
  deadlineWords,
  listedDaysOf,
  reportDue,
} from '@title24/shared-domain/orders';
import { Alert } from '@title24/ui';
import { useState } from 'react';
import { AddDay } from './add-day.tsx';
import styles from './business-days.module.css';
import { DayTable } from './day-table.tsx';
import type { OpenOrders } from './open-orders.ts';

interface Props {
  readonly loaded: readonly CalendarDay[];
  readonly open: OpenOrders;
}

type Days = readonly CalendarDay[];

/** Lets staff edit which weekdays are closed and which holidays are open. Each change is saved immediately. */
export function DaysEditor({ loaded, open }: Props) {
  const { rpc } = useMountProps();
  const [days, setDays] = useState<Days>(loaded);
  const [message, setMessage] = useState('');
  const { now, orders, isAll } = open;
  const today = pacificDate(now);
  const year = yearOf(today);
  const promise = reportDue(now, businessCalendarOf(days));

  /** @throws RpcError */
  async function save(change: (days: Days) => Days, words: string): Promise<void> {
    setMessage('');
    setDays(await saveOn(days, change));
    setMessage(words);
  }

  async function saveOn(current: Days, change: (days: Days) => Days): Promise<Days> {
    try {
      return await rpc.call(calendar.update, { loaded: [...current], days: [...change(current)] });
    } catch (error) {
      if (!isRpcError(error) || error.code !== rpcErrorCodes.conflict) throw error;
      // Another user changed the calendar in the meantime, so this change is applied to the reloaded days.
      const stored = await rpc.call(publicCalendar.load, {});
      setDays(stored);
      return saveOn(stored, change);
    }
  }

  const add = (day: CalendarDay) =>
    save((all) => [...all.filter(({ date }) => date !== day.date), day], `${day.date} is added.`);
  const remove = (date: string) =>
    save((all) => all.filter((day) => day.date !== date), `${date} is removed.`);

  return (
    <>
      <p>
        Business days are Monday to Friday, except federal holidays. Add other days we’re closed, or holidays
        we work.
      </p>
      <Alert tone="info" title="What the calendar promises">
        <p>
          A report that is ordered now is due by {deadlineWords(promise.dueAt)}. Orders already placed keep
          their dates, whatever changes here: {counted(orders.length, 'order is', 'orders are')} with us
          {!isAll && ' at least'}.
        </p>
      </Alert>
      <AddDay days={days} open={open} today={today} onAdd={add} />
      <p role="status" className={styles.said}>
        {message}
      </p>
      {[year, year + 1, year + 2].map((each) => (
        <DayTable
          key={each}
          year={each}
          days={listedDaysOf(each, days)}
          today={today}
          orders={orders}
          onRemove={remove}
        />
      ))}
    </>
  );
}
