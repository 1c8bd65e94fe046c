/**
 * `npm run bench -- orders` measures the desk with 10,000 orders, 2,000 of them open. The benchmark loads an order
 * with its timeline, and an account's orders, through HTTP calls with login and permission checks. It compares these
 * calls with a query for one row by primary key in the same run, and exits with code 1 if the target is missed.
 */
import { connect } from '../../../platform/db/database.ts';
import { migrationLimits } from '../../../platform/db/time-limits.ts';
import { type MeasuredCase, measureCases } from '../../../testing/measure-cases.ts';
import { OrderSite } from './order-site.ts';

const count = 10_000;

const orders = await OrderSite.open();
try {
  const { database } = orders.site;
  // One order is placed through calls, and all others are copies of it.
  const { number } = await orders.asked();
  const { $client: filling } = connect(database.connectionString, { limits: migrationLimits, max: 1 });
  await filling.query('create temporary table model as select * from orders where number = $1', [number]);
  await filling.query(
    `create temporary table filled as
     select n, gen_random_uuid() as project_id, gen_random_uuid() as order_id, gen_random_uuid() as snapshot_id,
       'P' || (500000 + n) as number from generate_series(1, $1::int) n`,
    [count],
  );
  await filling.query(
    `insert into projects select (jsonb_populate_record(p, jsonb_build_object('id', f.project_id, 'number', f.number,
       'name', 'House ' || f.n || ' ' || md5(f.n::text)))).* from filled f, projects p where p.id = (select project_id from model)`,
  );
  await filling.query(
    `insert into project_snapshots select (jsonb_populate_record(s, jsonb_build_object('id', f.snapshot_id, 'project_id', f.project_id))).*
     from filled f, project_snapshots s where s.project_id = (select project_id from model)`,
  );
  // Four out of five orders have ended.
  await filling.query(
    `insert into orders select (jsonb_populate_record(null::orders, to_jsonb(m) || jsonb_build_object('id', f.order_id, 'project_id',
       f.project_id, 'number', f.number || '-1', 'idempotency_key', null,
       'submitted_at', m.submitted_at - f.n * interval '37 minutes',
       'state', case when f.n % 5 = 0 then 'in-review' else 'completed' end,
       'delivered_at', case when f.n % 5 = 0 then null else m.submitted_at end,
       'due_at', case when f.n % 5 = 0 then m.submitted_at + f.n * interval '1 minute' else null end,
       'response_due_at', null))).* from filled f, model m`,
  );
  await filling.query(
    `insert into order_lines select f.order_id, l.sku, l.name, l.quantity, l.unit_cents, l.line_cents
     from filled f, order_lines l where l.order_id = (select id from model)`,
  );
  await filling.query(
    `insert into order_rounds select (jsonb_populate_record(r, jsonb_build_object('order_id', f.order_id, 'snapshot_id', f.snapshot_id,
       'due_at', r.due_at + f.n * interval '1 minute', 'ended_at', case when f.n % 5 = 0 then null else r.ended_at end))).*
     from filled f, order_rounds r where r.order_id = (select id from model)`,
  );
  await filling.query(
    `insert into order_events (order_id, at, event, by, account_id, account_name, before, after, detail)
     select f.order_id, e.at, e.event, e.by, e.account_id, e.account_name, e.before, e.after, e.detail
     from filled f, order_events e where e.order_id = (select id from model)`,
  );
  await filling.query('vacuum analyze');
  await filling.end();

  const middle = `P${500_000 + count / 2}`;
  const one = [`${middle}-1`];
  const cases: readonly MeasuredCase[] = [
    ['one row by primary key', () => database.$client.query('select * from orders where number = $1', one)],
    ['an order with its timeline, desk', () => orders.load(`${middle}-1`)],
    ['the same, its customer', () => orders.done('ana', 'orders', 'load', { order: `${middle}-1` })],
    ['orders of an account', () => orders.done('ana', 'orders', 'list', {})],
  ];
  console.log(`${count} orders, one in five open`);
  await measureCases(cases);
} finally {
  await orders.close();
}
