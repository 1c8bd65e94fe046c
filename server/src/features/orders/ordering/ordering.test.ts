import type { OrderView } from '@title24/shared-domain/orders';
import { monday, type OrderSite } from '../testing/order-site.ts';
import { withOrderSite } from '../testing/with-order-site.ts';

jest.setTimeout(240_000);

let orders: OrderSite;

withOrderSite((site) => {
  orders = site;
});

describe('placing an order (D2, D8, D11)', () => {
  test('the order keeps the price and deadline of the quote, and locks the project', async () => {
    const { number } = await orders.project();
    const { errors, offer } = await orders.quote(number, ['1001', '3001', '5001']);
    expect(errors).toEqual([]);
    expect(offer).toMatchObject({
      servicesCents: 23_400,
      mailingCents: 2500,
      totalCents: 25_900,
      promise: { lastDay: '2027-03-04', rush: { sameDay: true, promiseAt: '2027-03-01T23:00:00.000Z' } },
    });
    expect(offer?.consentText).toContain(
      '$234.00 after the report is delivered, $25.00 after copies are mailed',
    );
    const wanted = await orders.wanted(number, ['1001', '3001', '5001']);
    const order = await orders.done<OrderView>('ana', 'orders', 'submit', wanted);
    expect(order).toMatchObject({
      number: `${number}-1`,
      kind: 'report',
      state: 'submitted',
      totalCents: 25_900,
      dueAt: '2027-03-05T08:00:00.000Z',
      cancelUntil: '2027-03-01T19:00:00.000Z',
      events: [{ event: 'submit', by: 'owner', state: 'submitted', at: monday }],
      charges: [],
    });
    const { state, inputFileName, stepStamps } = await orders.projectOf(number);
    expect([state, inputFileName]).toEqual(['ordered', `${number}-hill-house-r1`]);
    const refused = await orders.call('ana', 'projects', 'saveStep', {
      number,
      step: 'location',
      data: { location: { city: 'Berkeley' } },
      stamp: stepStamps.location,
    });
    expect(refused.error?.code).toBe(-32010);
    await expect(orders.sql("update project_steps set stamp = 9 where step = 'location'")).rejects.toThrow(
      'locked',
    );
    expect(await orders.subjects(order.number)).toEqual([`We have received your order ${order.number}`]);
    expect(await orders.staffMail(order.number)).toEqual([`RUSH: New order ${order.number}`]);
    const { rows } = await orders.sql('select consent from orders where number = $1', [order.number]);
    expect(rows[0].consent).toMatchObject({ at: monday, textSha256: expect.stringMatching(/^[\da-f]{64}$/) });
  });

  test('another customer’s project and order are not found', async () => {
    const { number, projectNumber } = await orders.ordered();
    for (const [method, params] of [
      ['load', { order: number }],
      ['cancel', { order: number, lastUpdate: monday }],
      ['quote', { number: projectNumber, items: [] }],
    ] as const) {
      expect(await orders.codeOf('ben', 'orders', method, params)).toBe(-32001);
    }
    expect(await orders.done('ben', 'orders', 'list')).toEqual({ items: [], total: 0 });
  });

  test('two simultaneous requests with the same idempotency key place one order, and a request with another key is refused', async () => {
    const { number } = await orders.project();
    const wanted = await orders.wanted(number, ['1001']);
    const twice = await Promise.all(
      [wanted, wanted].map((each) => orders.done<OrderView>('ana', 'orders', 'submit', each)),
    );
    expect(new Set(twice.map((order) => order.number)).size).toBe(1);
    expect(await orders.subjects(`${number}-1`)).toHaveLength(1);
    const other = { ...wanted, idempotencyKey: '11111111-2222-4333-8444-555555555555' };
    expect((await orders.call('ana', 'orders', 'submit', other)).error).toMatchObject({
      code: -32010,
      message: `Project ${number} cannot be changed: it is ordered.`,
    });
  });

  test('only one of two different simultaneous orders for a project is placed', async () => {
    const { number } = await orders.project();
    const both = await Promise.all([orders.wanted(number, ['1001']), orders.wanted(number, ['2001'])]);
    const answers = await Promise.all(both.map((each) => orders.call('ana', 'orders', 'submit', each)));
    expect(answers.map(({ error }) => error?.code ?? 'placed').sort()).toEqual([-32010, 'placed']);
  });

  test('D2c: if the price or deadline changes before the order is placed, the order is refused with the new quote', async () => {
    const { number } = await orders.project();
    const wanted = await orders.wanted(number, ['1001', '3001']);
    orders.at('2027-03-01T20:00:00.000Z');
    const late = await orders.call('ana', 'orders', 'submit', wanted);
    expect(late.error).toMatchObject({
      code: -32009,
      data: { current: { offer: { promise: { rush: { sameDay: false, promiseDate: '2027-03-02' } } } } },
    });
    const again = await orders.wanted(number, ['1001', '3001']);
    await orders.sql("update products set price = 150 where sku = '1001'");
    const pricier = await orders.call('ana', 'orders', 'submit', again);
    await orders.sql("update products set price = 149 where sku = '1001'");
    expect(pricier.error).toMatchObject({
      code: -32009,
      data: { current: { offer: { totalCents: 23_500 } } },
    });
    expect((await orders.projectOf(number)).state).toBe('in-progress');
  });

  test('an order is refused if only rush service is selected, if the project is incomplete, if a warning or the email address is unconfirmed, or if the mailing address is missing', async () => {
    const { number } = await orders.project();
    const rushOnly = { ...(await orders.wanted(number, ['3001'])), quoteHash: 'a'.repeat(64) };
    expect((await orders.call('ana', 'orders', 'submit', rushOnly)).error).toMatchObject({
      code: -32010,
      message: 'Choose a report, preliminary run results or load calculations.',
    });
    const incomplete = await orders.project({ location: {} });
    const bad = await orders.call(
      'ana',
      'orders',
      'submit',
      await orders.wanted(incomplete.number, ['1001']),
    );
    expect(bad.error?.message).toMatch(
      /^The project is not complete: Enter street address.* \(and \d more\)$/,
    );
    const warned = await orders.project({
      location: {
        addressLine1: '1 Main',
        city: 'Reno',
        postalCode: '89501',
        jurisdiction: 'Reno',
        climateZone: 3,
        climateZoneSource: 'other',
      },
    });
    const wanted = await orders.wanted(warned.number, ['1001', '5001']);
    expect((await orders.call('ana', 'orders', 'submit', wanted)).error?.message).toContain('warnings');
    const unaddressed = { ...wanted, confirmsWarnings: true, address: null };
    expect((await orders.call('ana', 'orders', 'submit', unaddressed)).error).toMatchObject({
      code: -32602,
      data: [{ path: 'address' }],
    });
    await orders.sql("update accounts set email_verified = false where name = 'ana'");
    const unconfirmed = await orders.call('ana', 'orders', 'submit', { ...wanted, confirmsWarnings: true });
    await orders.sql("update accounts set email_verified = true where name = 'ana'");
    expect(unconfirmed.error?.message).toContain('Confirm your email address');
    expect((await orders.projectOf(warned.number)).state).toBe('in-progress');
  });
});
