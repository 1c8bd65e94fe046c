import type { OrderView } from '@title24/shared-domain/orders';
import { changes, OrderSite } from '../testing/order-site.ts';

jest.setTimeout(240_000);

let orders: OrderSite;

beforeAll(async () => {
  orders = await OrderSite.open();
});
afterAll(() => orders.close());

const reply = { reply: 'It is shaded by a tree.' };
const msBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();

/**
 * Orders placed shortly before a clock change or the end of a year. `dueAt` is the deadline for the report.
 * `responseDueAt` is the customer's deadline if changes are requested immediately.
 */
const nights = [
  {
    night: 'the night that skips an hour',
    orderedAt: '2027-03-12T18:00:00.000Z',
    dueAt: '2027-03-18T07:00:00.000Z',
    responseDueAt: '2027-03-27T07:00:00.000Z',
  },
  {
    night: 'the night that repeats an hour',
    orderedAt: '2027-11-05T17:00:00.000Z',
    dueAt: '2027-11-11T08:00:00.000Z',
    // Veterans Day is not a business day.
    responseDueAt: '2027-11-23T08:00:00.000Z',
  },
  {
    night: 'the end of a year whose last day is the holiday of New Year',
    orderedAt: '2027-12-30T18:00:00.000Z',
    dueAt: '2028-01-06T08:00:00.000Z',
    responseDueAt: '2028-01-15T08:00:00.000Z',
  },
];

describe('clock changes (D9, D11)', () => {
  test.each(nights)(
    'D3e: over $night a report is on time until midnight, and late from then on',
    async ({ orderedAt, dueAt }) => {
      orders.at(orderedAt);
      const inTime = await orders.reviewed();
      const late = await orders.reviewed();
      expect([inTime.dueAt, late.dueAt]).toEqual([dueAt, dueAt]);
      orders.at(msBefore(dueAt));
      const { charges: whole } = await orders.act('deliver', inTime.number);
      orders.at(dueAt);
      const { charges: half, rebateCents } = await orders.act('deliver', late.number);
      expect([whole[0]?.cents, half[0]?.cents, rebateCents]).toEqual([14_900, 7450, 7450]);
    },
  );

  test.each(nights)(
    'D3c: over $night an answer is on time until midnight, when the order ends',
    async ({ orderedAt, responseDueAt }) => {
      orders.at(orderedAt);
      const begun = async () => {
        const { number } = await orders.reviewed();
        return orders.act('requestChanges', number, changes);
      };
      const answered = await begun();
      const silent = await begun();
      expect([answered.responseDueAt, silent.responseDueAt]).toEqual([responseDueAt, responseDueAt]);
      orders.at(msBefore(responseDueAt));
      await orders.runClocks();
      const again = await orders.act<OrderView>('resubmit', answered.number, reply, 'ana');
      orders.at(responseDueAt);
      await orders.runClocks();
      expect([again.state, (await orders.load(silent.number)).state]).toEqual(['resubmitted', 'cancelled']);
    },
  );

  test('a clock set back by a day stops no work: changes keep their order, stored deadlines stay, and nothing is late', async () => {
    orders.at('2027-03-03T18:00:00.000Z');
    const { number } = await orders.reviewed();
    const { dueAt } = await orders.load(number);
    const updates: string[] = [];
    const done = async (order: Promise<OrderView>) => updates.push((await order).lastUpdate);
    orders.at('2027-03-02T18:00:00.000Z');
    await orders.runClocks();
    // The customer can still cancel, because the two hours of free cancellation end only at the promised time.
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

  test('a clock set forward by a day and back moves no deadline, and an old quote is refused with the new one', async () => {
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
