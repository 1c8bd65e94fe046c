import { cutEverywhere } from '../../testing/cut-everywhere.ts';
import { changes, type OrderSite } from '../testing/order-site.ts';
import { withOrderSite } from '../testing/with-order-site.ts';

jest.setTimeout(240_000);

let orders: OrderSite;

withOrderSite((site) => {
  orders = site;
});

describe('database rules and interrupted writes', () => {
  test('the database refuses a second open order for a project and any change to an order’s history', async () => {
    const { number } = await orders.ordered();
    await expect(
      orders.sql(
        `insert into orders select (jsonb_populate_record(orders, '{"id": "11111111-2222-4333-8444-555555555555", "number": "P1-1", "idempotency_key": null}')).* from orders where number = $1`,
        [number],
      ),
    ).rejects.toThrow('orders_one_open');
    await expect(orders.sql("update order_events set event = 'x'")).rejects.toThrow('stays as it was');
  });

  test('an order, resubmission or delivery that is interrupted at any step stores nothing, and repeating it leads to one order, one charge and no repeated email', async () => {
    const { number: projectNumber } = await orders.project();
    const wanted = await orders.wanted(projectNumber, ['1001']);
    const always = ['orders', 'order_rounds', 'order_events', 'projects', 'mail_outbox'];
    await cutEverywhere(orders, [...always, 'project_snapshots', 'order_lines'], async () => {
      const { result } = await orders.call('ana', 'orders', 'submit', wanted);
      return result !== undefined;
    });
    const number = `${projectNumber}-1`;
    expect(await orders.subjects(number)).toEqual([`We have received your order ${number}`]);
    await orders.act('startReview', number);
    await orders.act('requestChanges', number, changes);
    const reply = { reply: 'It is shaded by a tree.' };
    await cutEverywhere(orders, [...always, 'project_snapshots'], async () => {
      const { result } = await orders.tried('resubmit', number, reply, 'ana');
      return result !== undefined;
    });
    await orders.readyToDeliver(number);
    orders.pass({ hours: 3 });
    await cutEverywhere(orders, [...always, 'charges', 'audit_entries'], async () => {
      const { result } = await orders.tried('deliver', number);
      return result !== undefined;
    });
    const { charges, events } = await orders.load(number);
    expect(charges).toHaveLength(1);
    expect(events.map(({ event }) => event)).toEqual([
      'submit',
      'take',
      'request-changes',
      'resubmit',
      'take',
      'deliver',
    ]);
    expect((await orders.subjects(number)).filter((subject) => subject.startsWith('Invoice'))).toHaveLength(
      1,
    );
    expect((await orders.staffMail(number)).length).toBe(2);
  });
});
