import type { BookedPayment, BusinessFigures, WeekFigures } from '@title24/shared-domain/work';
import { monday, OrderSite } from '../orders/testing/order-site.ts';

jest.setTimeout(120_000);

let orders: OrderSite;

beforeAll(async () => {
  orders = await OrderSite.open();
});
afterAll(() => orders.close());

const figures = () => orders.done<BusinessFigures>('eve', 'business', 'figures');
const payments = (from: string, to: string) =>
  orders.done<BookedPayment[]>('eve', 'business', 'payments', { from, to });

const emptyWeek: Omit<WeekFigures, 'from'> = {
  revenueCents: 0,
  quotesSent: 0,
  quotesAccepted: 0,
  hoursToQuote: null,
  delivered: 0,
  hoursToDeliver: null,
  deliveredLate: 0,
  rebateCents: 0,
};

async function deliveredCase(): Promise<void> {
  await orders.sql(
    `insert into submissions (id, reference, project_name, project_type, sender, email, phone, comment, has_dropbox, received_at, state, quoted_at, accepted_at, delivered_at, rebate_cents)
     values ('3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'FS-20270301-AAAAAAAA', 'Oak', 'A Residential Addition', 'Zoe', 'z@example.net', '', '', false,
       $1, 'delivered', $1::timestamptz + interval '20 hours', $1::timestamptz + interval '30 hours', $1::timestamptz + interval '8 days', 20000)`,
    [monday],
  );
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  for (const [event, hours] of [
    ['send-quote', 20],
    ['accept', 30],
  ]) {
    await orders.sql(
      `insert into case_events (submission_id, at, event, by, account_name, before, after, message)
       values ($1, $2::timestamptz + $4::int * interval '1 hour', $3, 'staff', 'cleo', 'in-review', 'quoted', '')`,
      [id, monday, event, hours],
    );
  }
  await orders.sql(
    `insert into case_invoices (submission_id, cents, state, issued_at, paid_on, way, reference)
     values ($1, 40000, 'paid', $2::timestamptz + interval '8 days', '2027-03-15', 'check', '77')`,
    [id, monday],
  );
}

test('without work, the figures cover 13 empty weeks up to the current week', async () => {
  const { weeks, ...today } = await figures();
  expect(today).toEqual({ now: monday, dueToday: 0, late: 0, unassigned: 0, unpaid: { count: 0, cents: 0 } });
  expect(weeks).toHaveLength(13);
  expect(weeks.at(-1)).toEqual({ from: '2027-03-01', ...emptyWeek });
  expect(weeks[0]).toEqual({ from: '2026-12-07', ...emptyWeek });
});

test('the figures count open and unpaid work, and combine orders and cases by week', async () => {
  const waiting = await orders.ordered();
  const { number } = await orders.reviewed();
  orders.pass({ hours: 10 });
  const [charge] = (await orders.act('deliver', number)).charges;
  expect((await figures()).unpaid).toEqual({ count: 1, cents: charge?.cents });
  await orders.act('recordPayment', number, {
    charge: charge?.id,
    date: '2027-03-01',
    way: 'check',
    reference: '12',
    cents: charge?.cents,
  });
  await deliveredCase();
  orders.at('2027-03-18T17:00:00.000Z');
  const { weeks, late, dueToday, unassigned, unpaid } = await figures();
  expect([late, dueToday, unassigned, unpaid.count]).toEqual([1, 1, 1, 0]);
  expect(waiting.dueAt).toBe('2027-03-05T08:00:00.000Z');
  expect(weeks.slice(-3)).toEqual([
    {
      from: '2027-03-01',
      ...emptyWeek,
      revenueCents: charge?.cents,
      quotesSent: 1,
      quotesAccepted: 1,
      hoursToQuote: 20,
      delivered: 1,
      hoursToDeliver: 10,
    },
    {
      from: '2027-03-08',
      ...emptyWeek,
      delivered: 1,
      hoursToDeliver: 162,
      deliveredLate: 1,
      rebateCents: 20_000,
    },
    { from: '2027-03-15', ...emptyWeek, revenueCents: 40_000 },
  ]);
});

test('the list of payments is sorted by day, and contains refunds as negative amounts', async () => {
  const { rows } = await orders.sql("select number from orders where state = 'completed'");
  const [{ number }] = rows;
  const [charge] = (await orders.load(number)).charges;
  await orders.act(
    'refund',
    number,
    { charge: charge?.id, cents: 5_000, reason: 'We made a mistake.' },
    'eve',
  );
  expect(await payments('2027-03-01', '2027-03-18')).toEqual([
    {
      date: '2027-03-01',
      kind: 'order',
      number,
      customer: 'ana',
      cents: charge?.cents,
      way: 'check',
      reference: '12',
    },
    {
      date: '2027-03-15',
      kind: 'case',
      number: 'FS-20270301-AAAAAAAA',
      customer: 'Zoe',
      cents: 40_000,
      way: 'check',
      reference: '77',
    },
    expect.objectContaining({ date: '2027-03-18', number, cents: -5_000 }),
  ]);
  expect(await payments('2027-03-02', '2027-03-14')).toEqual([]);
  const wrong = { from: '2027-03-02', to: '2027-03-01' };
  expect(await orders.codeOf('eve', 'business', 'payments', wrong)).toBe(-32602);
  expect((await figures()).weeks.at(-1)?.revenueCents).toBe(35_000);
});
