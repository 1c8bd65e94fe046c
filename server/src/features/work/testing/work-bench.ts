/**
 * `npm run bench -- work`: measures HTTP calls for the staff queue, an order and the business figures. For comparison,
 * the same run also measures a database query for one order by its number. The database contains 50,000 orders and
 * 50,000 Full Service cases, of which one in fifty is open. Exits with 1 if a median exceeds 50 milliseconds.
 */
import { randomUUID } from 'node:crypto';
import { connect } from '../../../platform/db/database.ts';
import { hasSearchIndex } from '../../../platform/db/text-search-index.ts';
import { migrationLimits } from '../../../platform/db/time-limits.ts';
import { type MeasuredCase, measureCases } from '../../../testing/measure-cases.ts';
import { OrderSite } from '../../orders/testing/order-site.ts';
import { submissionSearch } from '../../submissions/submission-search.ts';

const count = 50_000;

const orders = await OrderSite.open({ env: { BUILD_MODE: 'production' } });
try {
  const { database } = orders.site;
  // All other orders are copies of this order.
  const { number } = await orders.asked();
  const { $client: filling } = connect(database.connectionString, { limits: migrationLimits, max: 1 });
  await filling.query('create temporary table model as select * from orders where number = $1', [number]);
  // Prepares ids and times for an order and a case in each half hour before the site's current time.
  await filling.query(
    `create temporary table filled as
     select n, gen_random_uuid() as project_id, gen_random_uuid() as order_id, gen_random_uuid() as case_id, n % 50 = 0 as is_open,
       $2::timestamptz - n * interval '30 minutes' as at, 'P' || (500000 + n) as number from generate_series(1, $1::int) n`,
    [count, orders.now()],
  );
  await filling.query(
    `insert into projects select (jsonb_populate_record(p, jsonb_build_object('id', f.project_id, 'number', f.number,
       'name', 'House ' || f.n || ' ' || md5(f.n::text)))).* from filled f, projects p where p.id = (select project_id from model)`,
  );
  await filling.query(
    `insert into orders select (jsonb_populate_record(null::orders, to_jsonb(m) || jsonb_build_object('id', f.order_id, 'project_id',
       f.project_id, 'number', f.number || '-1', 'idempotency_key', null, 'submitted_at', f.at, 'round', 1,
       'reviewer', case when f.n % 100 = 0 then 'cleo' end,
       'state', case when f.is_open then 'in-review' else 'completed' end,
       'delivered_at', case when f.is_open then null else f.at + interval '2 days' end,
       'promised_at', f.at + interval '3 days',
       'due_at', case when f.is_open then f.at + interval '30 days' else null end, 'response_due_at', null))).* from filled f, model m`,
  );
  await filling.query(
    `insert into order_rounds select (jsonb_populate_record(r, jsonb_build_object('order_id', f.order_id, 'due_at', f.at + interval '3 days',
       'started_at', f.at, 'ended_at', case when f.is_open then null else f.at + interval '2 days' end))).*
     from filled f, order_rounds r where r.order_id = (select id from model)`,
  );
  await filling.query(
    `insert into order_lines select f.order_id, l.sku, l.name, l.quantity, l.unit_cents, l.line_cents
     from filled f, order_lines l where l.order_id = (select id from model)`,
  );
  // One in five orders has a history.
  await filling.query(
    `insert into order_events (order_id, at, event, by, account_id, account_name, before, after, detail)
     select f.order_id, e.at, e.event, e.by, e.account_id, e.account_name, e.before, e.after, e.detail
     from filled f, order_events e where e.order_id = (select id from model) and f.n % 5 = 0`,
  );
  await filling.query(
    `insert into charges (order_id, kind, cents, state, created_at)
     select order_id, 'services', 14900, case when n % 100 = 1 then 'due' else 'paid' end, at + interval '2 days' from filled where not is_open`,
  );
  await filling.query(
    `insert into charge_attempts (charge_id, outcome, cents, way, paid_on, "by", at)
     select id, 'paid', cents, 'check', created_at::date, 'cleo', created_at + interval '1 day' from charges where state = 'paid'`,
  );
  await filling.query(
    `insert into submissions (id, reference, project_name, project_type, sender, email, phone, comment, has_dropbox, received_at, state, quoted_at, accepted_at, due_at, delivered_at)
     select case_id, 'FS-20260101-' || lpad(upper(to_hex(n)), 8, '0'), 'Home ' || n || ' ' || md5(n::text), 'A Residential Addition',
       'Sender ' || md5((n % 40000)::text), 'sender' || (n % 40000) || '@example.com', '(510) 555-0177', repeat('comment ', 10), false, at,
       case when is_open then 'received' else 'closed' end, case when is_open then null else at + interval '1 day' end,
       case when is_open then null else at + interval '2 days' end, case when is_open then at + interval '30 days' end,
       case when is_open then null else at + interval '4 days' end from filled`,
  );
  await filling.query(
    `insert into case_quotes (submission_id, number, lines, scope, missing, delivery, valid_until, sent_at, sent_by)
     select case_id, 1, '[]', '', '', '{"type":"business-days","days":3}', (at + interval '30 days')::date, at + interval '1 day', 'cleo'
     from filled where not is_open`,
  );
  await filling.query(
    `insert into case_events (submission_id, at, event, by, account_name, before, after, message)
     select case_id, at + (e.step + 1) * interval '1 day', e.event, e.by, 'cleo', 'in-review', 'quoted', ''
     from filled, (values (0, 'send-quote', 'staff'), (1, 'accept', 'customer'), (2, 'start', 'staff'), (3, 'deliver', 'staff')) e (step, event, by)
     where not is_open`,
  );
  await filling.query(
    `insert into case_invoices (submission_id, cents, state, issued_at, paid_on, way)
     select case_id, 43900, case when n % 100 = 1 then 'due' else 'paid' end, at + interval '4 days',
       case when n % 100 = 1 then null else (at + interval '5 days')::date end, 'check' from filled where not is_open`,
  );
  // A site in use would already have sent notices about late work.
  await orders.runClocks();
  await filling.query(`update mail_outbox set state = 'delivered', delivered_at = now()`);
  await filling.query('vacuum analyze');
  await filling.end();

  const middle = `P${500_000 + count / 2}`;
  const find = (params: object) => () => orders.done('cleo', 'work', 'find', params);
  const one = [`${middle}-1`];
  const cases: readonly MeasuredCase[] = [
    ['one row by primary key', () => database.$client.query('select * from orders where number = $1', one)],
    ['queue', find({})],
    ['queue, a late page', find({ page: 30 })],
    ['next and previous', () => orders.done('cleo', 'work', 'neighbors', { number: `${middle}-1` })],
    ['late', find({ view: 'late' })],
    ['mine', find({ view: 'mine' })],
    ['not settled', find({ view: 'unsettled' })],
    ['ended', find({ view: 'ended' })],
    ['search: project number', find({ search: middle })],
    ['search: input file name', find({ search: `${middle}-house-r1` })],
    ['search: name and date', find({ search: 'house 2026-12-15' })],
    ['search: a name', find({ search: 'house 25000' })],
    ['search: an address', find({ search: 'sender1234@example.com' })],
    ['search: no match', find({ search: randomUUID() })],
    ['an order with its timeline, desk', () => orders.load(`${middle}-1`)],
    ['the same, its customer', () => orders.done('ana', 'orders', 'load', { order: `${middle}-1` })],
    ['orders of an account', () => orders.done('ana', 'orders', 'list', {})],
    ['figures of the business', () => orders.done('eve', 'business', 'figures')],
    [
      'payments of a quarter',
      () => orders.done('eve', 'business', 'payments', { from: '2027-01-01', to: '2027-03-01' }),
    ],
  ];
  const isIndexed = await hasSearchIndex(database, submissionSearch);
  console.log(`${count} orders, ${count} cases; index for searches: ${isIndexed ? 'yes' : 'no'}`);
  await measureCases(cases);
} finally {
  await orders.close();
}
