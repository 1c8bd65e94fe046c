import type { OrderSite } from '../orders/testing/order-site.ts';
import { withOrderSite } from '../orders/testing/with-order-site.ts';

jest.setTimeout(240_000);

let orders: OrderSite;

withOrderSite((site) => {
  orders = site;
});

describe('business days (D9)', () => {
  const update = (by: string, params: object) => orders.call(by, 'calendar', 'update', params);
  const shown = async () => (await orders.site.callPublic('calendar', 'load')).result;

  test('a closed day moves the deadlines of later orders but no deadline that was already promised, and an edit based on outdated days is refused', async () => {
    const before = await orders.ordered();
    const closed = [{ date: '2027-03-02', isClosed: true, label: 'Company day' }];
    expect(await shown()).toEqual([]);
    expect((await update('cleo', { loaded: [], days: closed })).error?.code).toBe(-32003);
    expect((await update('eve', { loaded: [], days: closed })).result).toEqual(closed);
    expect(await shown()).toEqual(closed);
    expect((await update('eve', { loaded: [], days: [] })).error).toMatchObject({
      code: -32009,
      data: { current: closed },
    });
    expect((await orders.load(before.number)).dueAt).toBe('2027-03-05T08:00:00.000Z');
    expect((await orders.ordered()).dueAt).toBe('2027-03-06T08:00:00.000Z');
    expect((await update('eve', { loaded: closed, days: [] })).result).toEqual([]);
  });
});
