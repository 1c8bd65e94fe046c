import type { OrderSummary, OrderView } from '@title24/shared-domain/orders';
import { changes, monday, type OrderSite } from '../testing/order-site.ts';
import { withOrderSite } from '../testing/with-order-site.ts';

jest.setTimeout(240_000);

let orders: OrderSite;

withOrderSite((site) => {
  orders = site;
});

const reply = { reply: 'It is shaded by a tree.' };

describe('deadlines of orders (D3, D9)', () => {
  test('D3c: each reminder is sent once, then the order ends on time, and staff decide about the fee', async () => {
    const { number, projectNumber } = await orders.asked();
    const reminders = async () =>
      (await orders.subjects(number)).filter((subject) => subject.startsWith('Please answer'));
    await orders.runClocks();
    expect(await reminders()).toEqual([]);
    orders.at('2027-03-08T17:00:00.000Z');
    await Promise.all([orders.runClocks(), orders.runClocks()]);
    await orders.runClocks();
    expect(await reminders()).toHaveLength(1);
    orders.at('2027-03-12T17:00:00.000Z');
    await orders.runClocks();
    expect(await reminders()).toHaveLength(2);
    orders.at('2027-03-16T06:59:59.999Z');
    await orders.runClocks();
    expect((await orders.load(number)).state).toBe('changes-needed');
    orders.at('2027-03-16T07:00:00.000Z');
    await Promise.all([orders.runClocks(), orders.runClocks()]);
    const ended = await orders.load(number);
    expect(ended).toMatchObject({
      state: 'cancelled',
      cancelReason: 'no-response',
      cancelledAt: '2027-03-16T07:00:00.000Z',
      charges: [{ kind: 'evaluation-fee', cents: 7450, state: 'proposed' }],
    });
    expect((await orders.projectOf(projectNumber)).state).toBe('in-progress');
    expect(
      (await orders.staffMail(number)).filter((subject) => subject.startsWith('No answer')),
    ).toHaveLength(1);
    orders.pass({ hours: 48 });
    expect((await orders.act('extend', number, { lastDay: '2027-03-30' })).charges).toMatchObject([
      { state: 'waived' },
    ]);
    expect((await orders.projectOf(projectNumber)).state).toBe('changes-needed');
    orders.at('2027-03-31T07:00:00.000Z');
    await orders.runClocks();
    const [fee] = (await orders.load(number)).charges;
    expect(fee?.state).toBe('proposed');
    expect((await orders.act('confirmFee', number, { charge: fee?.id })).charges[0]?.state).toBe('due');
    await orders.act('extend', number, { lastDay: '2027-04-15' });
    const { rows } = await orders.sql('select 1 from mail_outbox where position($1 in text) > 0', [
      `The evaluation fee of $74.50 stays due, as invoice ${number}-E says.`,
    ]);
    expect(rows).toHaveLength(1);
    const waived = { charge: fee?.id, reason: 'The customer was ill.' };
    expect((await orders.act('waive', number, waived)).charges[0]?.state).toBe('waived');
    expect(await orders.textOf(`Nothing to pay for the evaluation fee (${number})`)).toContain(waived.reason);
    expect(await orders.subjects(`${number}-E`)).toEqual([`Invoice ${number}-E`]);
  });

  test('the deadline job checks an order after an event, when a notice is due, and after a change of business days', async () => {
    orders.at(monday);
    const { number } = await orders.asked();
    const due = async () => {
      const { rows } = await orders.sql('select notices_due_at from orders where number = $1', [number]);
      return rows[0].notices_due_at?.toISOString() ?? null;
    };
    const close = (loaded: object[], days: object[]) =>
      orders.call('eve', 'calendar', 'update', { loaded, days });
    expect(Date.parse(await due())).toBeLessThan(Date.parse('2027-03-02T00:00:00.000Z'));
    await orders.runClocks();
    expect(await due()).toBe('2027-03-08T17:00:00.000Z');
    const closed = [{ date: '2027-03-09', isClosed: true, label: 'Company day' }];
    await close([], closed);
    await orders.runClocks();
    expect(await due()).toBe('2027-03-05T17:00:00.000Z');
    await close(closed, []);
    await orders.runClocks();
    orders.at('2027-03-12T17:00:00.000Z');
    await orders.runClocks();
    expect(await due()).toBeNull();
  });

  test('if a deadline check is weeks late, it ends orders as of their deadlines, and sends only the most urgent notice', async () => {
    const { number } = await orders.asked();
    const { number: waiting } = await orders.ordered();
    orders.at('2027-04-20T17:00:00.000Z');
    await orders.runClocks();
    await orders.runClocks();
    expect(await orders.load(number)).toMatchObject({ cancelledAt: '2027-03-16T07:00:00.000Z' });
    expect((await orders.subjects(number)).filter((subject) => subject.startsWith('Please'))).toEqual([]);
    expect((await orders.staffMail(waiting)).slice(1)).toEqual([`LATE: ${waiting}`]);
  });

  test('a call about an order applies due events first, even if the deadline job did not run', async () => {
    const { number, lastUpdate } = await orders.asked();
    orders.at('2027-03-16T07:00:00.000Z');
    const answer = await orders.call('ana', 'orders', 'resubmit', {
      order: number,
      lastUpdate,
      reply: 'Here.',
    });
    expect(answer.error).toMatchObject({
      code: -32010,
      message:
        'This order was canceled on Mar 16, 2027, 12:00 AM Pacific time. It cannot be submitted again now.',
      data: { state: 'cancelled' },
    });
    expect((await orders.load(number)).charges).toHaveLength(1);
  });

  test('when a project is quoted or its orders are listed, an order ends if its response deadline has passed, so that a new order is possible', async () => {
    const { number, projectNumber } = await orders.asked();
    orders.at('2027-03-16T07:00:00.000Z');
    expect((await orders.quote(projectNumber, ['1001'])).offer?.totalCents).toBe(14_900);
    expect((await orders.projectOf(projectNumber)).state).toBe('in-progress');
    expect(await orders.subjects(number)).toContain(`Your order ${number} has ended`);
    const again = await orders.asked();
    const wanted = await orders.wanted(again.projectNumber, ['1001']);
    orders.at(again.responseDueAt ?? '');
    const listed = await orders.done<{ items: OrderSummary[] }>('ana', 'orders', 'list', {
      project: again.projectNumber,
    });
    expect(listed.items[0]).toMatchObject({ number: again.number, state: 'cancelled' });
    const next = await orders.done<OrderView>('ana', 'orders', 'submit', {
      ...wanted,
      quoteHash: (await orders.quote(again.projectNumber, ['1001'])).offer?.quoteHash,
    });
    expect(next.number).toBe(`${again.projectNumber}-2`);
  });

  test('staff are warned before a rush deadline, and again after it is missed', async () => {
    const { number } = await orders.ordered(['1001', '3001']);
    orders.at('2027-03-01T21:59:59.999Z');
    await orders.runClocks();
    expect(await orders.staffMail(number)).toHaveLength(1);
    orders.at('2027-03-01T22:00:00.000Z');
    await orders.runClocks();
    orders.at('2027-03-01T23:00:00.000Z');
    await orders.runClocks();
    await orders.runClocks();
    expect((await orders.staffMail(number)).slice(1)).toEqual([
      `RUSH: due within the hour: ${number}`,
      `RUSH: missed: ${number}`,
    ]);
  });

  test('the scheduled job checks deadlines', async () => {
    const { number } = await orders.asked();
    orders.at('2027-03-16T07:00:00.000Z');
    const { jobs } = orders.site.app;
    await Promise.all([jobs.runNow('order-deadlines'), jobs.runNow('order-deadlines')]);
    const ended = async () => {
      const { rows } = await orders.sql('select state from orders where number = $1', [number]);
      return rows[0].state === 'cancelled';
    };
    while (!(await ended())) await new Promise((resolve) => setImmediate(resolve));
    expect(
      (await orders.staffMail(number)).filter((subject) => subject.startsWith('No answer')),
    ).toHaveLength(1);
  });

  test('setting the clock back undoes nothing, and no notice is sent twice', async () => {
    const { number } = await orders.asked();
    orders.at('2027-03-12T17:00:00.000Z');
    await orders.runClocks();
    const told = await orders.subjects(number);
    orders.at('2027-03-11T17:00:00.000Z');
    await orders.runClocks();
    orders.at('2027-03-12T17:00:00.000Z');
    await orders.runClocks();
    expect(await orders.subjects(number)).toEqual(told);
    orders.at('2027-03-17T17:00:00.000Z');
    await orders.runClocks();
    orders.at('2027-03-14T17:00:00.000Z');
    await orders.runClocks();
    expect((await orders.load(number)).state).toBe('cancelled');
  });

  test('after the clock is set back by a day, the history continues in order, and deadlines do not change', async () => {
    orders.at('2027-03-03T18:00:00.000Z');
    const { number } = await orders.reviewed();
    const { dueAt } = await orders.load(number);
    const updates: string[] = [];
    const done = async (order: Promise<OrderView>) => updates.push((await order).lastUpdate);
    orders.at('2027-03-02T18:00:00.000Z');
    await orders.runClocks();
    // By the site's clock, the two hours in which the customer can cancel have not passed yet.
    await expect(orders.act('deliver', number)).rejects.toThrow('can still cancel');
    await done(orders.act('requestChanges', number, changes));
    await done(orders.act<OrderView>('resubmit', number, reply, 'ana'));
    await done(orders.readyToDeliver(number));
    orders.at('2027-03-03T21:00:00.000Z');
    await done(orders.act('deliver', number));
    expect(updates).toEqual([...updates].sort());
    expect(new Set(updates).size).toBe(updates.length);
    const { rounds, events, charges, rebateCents } = await orders.load(number);
    expect([rounds[0]?.dueAt, rebateCents, charges[0]?.cents]).toEqual([dueAt, 0, 14_900]);
    expect(events.map(({ event }) => event)).toEqual([
      'submit',
      'take',
      'request-changes',
      'resubmit',
      'take',
      'deliver',
    ]);
  });

  test('if the clock is set forward by a day and then back, no deadline moves, and an old quote is replaced', async () => {
    orders.at('2027-03-04T18:00:00.000Z');
    const { number: project } = await orders.project();
    const read = await orders.wanted(project, ['1001']);
    orders.at('2027-03-05T18:00:00.000Z');
    const { error } = await orders.call('ana', 'orders', 'submit', read);
    expect(error).toMatchObject({
      code: -32009,
      data: { current: { offer: { promise: { lastDay: '2027-03-10' } } } },
    });
    const { number } = await orders.done<OrderView>(
      'ana',
      'orders',
      'submit',
      await orders.wanted(project, ['1001']),
    );
    const runsOf = async () => (await orders.load(number)).rounds;
    const promised = await runsOf();
    orders.at('2027-03-04T18:00:00.000Z');
    await orders.runClocks();
    expect(await runsOf()).toEqual(promised);
    orders.at('2027-03-10T17:00:00.000Z');
    await orders.runClocks();
    await orders.runClocks();
    expect((await orders.staffMail(number)).slice(1)).toEqual([`Due today: ${number}`]);
  });
});
