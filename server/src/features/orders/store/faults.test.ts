import type { Socket } from 'node:net';
import type pg from 'pg';
import { digestSql } from '../../testing/digest-sql.ts';
import { changes, type OrderSite } from '../testing/order-site.ts';
import { withOrderSite } from '../testing/with-order-site.ts';

jest.setTimeout(240_000);

let orders: OrderSite;

withOrderSite((site) => {
  orders = site;
});

describe('database rules and interrupted writes', () => {
  test('the database refuses a second open order, and a change of the history', async () => {
    const { number } = await orders.ordered();
    await expect(
      orders.sql(
        `insert into orders select (jsonb_populate_record(orders, '{"id": "11111111-2222-4333-8444-555555555555", "number": "P1-1", "idempotency_key": null}')).* from orders where number = $1`,
        [number],
      ),
    ).rejects.toThrow('orders_one_open');
    await expect(orders.sql("update order_events set event = 'x'")).rejects.toThrow('stays as it was');
  });

  const written = [
    'projects',
    'project_snapshots',
    'orders',
    'order_lines',
    'order_rounds',
    'order_events',
    'mail_outbox',
    'charges',
    'audit_entries',
  ];
  /** Returns digests of the stored rows, and only the ids of emails, because emails change when they are delivered. */
  const state = async () => {
    const digests = written.map(
      (table) => `${digestSql(table, table === 'mail_outbox' ? { row: 't.id::text' } : {})} as ${table}`,
    );
    return (await orders.sql(`select ${digests.join(', ')}`)).rows[0];
  };

  let ends = 0;

  /**
   * Makes a call, and closes the database connection at the n-th statement of its transaction on orders, as if the
   * server had been killed.
   * @returns whether the transaction has that many statements
   */
  async function endingAt(n: number, call: () => Promise<unknown>): Promise<boolean> {
    const pool = orders.site.database.$client;
    const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
    let hasEnded = false;
    const spy = jest.spyOn(pool, 'connect').mockImplementation(async (...args: unknown[]) => {
      if (args.length > 0) return (connect as (...all: unknown[]) => unknown)(...args) as never;
      const client = await connect();
      const query = client.query.bind(client) as (...all: unknown[]) => unknown;
      let statements = 0;
      let isOfOrders = false;
      client.query = ((...sent: unknown[]) => {
        const [first] = sent as [string | { readonly text: string }];
        const text = typeof first === 'string' ? first : first.text;
        isOfOrders ||= /from "(projects|orders)"/.test(text);
        if (isOfOrders) statements += 1;
        if (!isOfOrders || statements !== n || hasEnded) return query(...sent);
        hasEnded = true;
        const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
        stream.destroy();
        return query(...sent);
      }) as typeof client.query;
      const release = client.release.bind(client);
      client.release = (error) => {
        Reflect.deleteProperty(client, 'query');
        Reflect.deleteProperty(client, 'release');
        release(error);
      };
      return client;
    });
    try {
      await call();
    } finally {
      spy.mockRestore();
    }
    if (hasEnded) ends += 1;
    return hasEnded;
  }

  /**
   * Repeats a call until it succeeds, interrupts each attempt one statement later than the previous attempt, and checks
   * that it was rolled back.
   * @returns the number of interrupted attempts
   */
  async function endingEverywhere(call: () => Promise<{ readonly error?: unknown }>): Promise<number> {
    const before = await state();
    for (let n = 1; ; n += 1) {
      let answer: { readonly error?: unknown } = {};
      const hasEnded = await endingAt(n, async () => {
        answer = await call();
      });
      if (!hasEnded) {
        expect(answer.error).toBeUndefined();
        return n - 1;
      }
      expect([n, await state()]).toEqual([n, before]);
    }
  }

  test('a server killed between any two steps stores nothing, and retries lead to one order, charge and email', async () => {
    const { number: projectNumber } = await orders.project();
    const wanted = await orders.wanted(projectNumber, ['1001']);
    const submitted = await endingEverywhere(() => orders.call('ana', 'orders', 'submit', wanted));
    const number = `${projectNumber}-1`;
    expect(await orders.subjects(number)).toEqual([`We have received your order ${number}`]);
    await orders.act('startReview', number);
    await orders.act('requestChanges', number, changes);
    const reply = { reply: 'It is shaded by a tree.' };
    const answered = await endingEverywhere(() => orders.tried('resubmit', number, reply, 'ana'));
    await orders.readyToDeliver(number);
    orders.pass({ hours: 3 });
    const delivered = await endingEverywhere(() => orders.tried('deliver', number));
    expect([submitted, answered, delivered].every((steps) => steps >= 15)).toBe(true);
    expect(ends).toBeGreaterThanOrEqual(60);
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
