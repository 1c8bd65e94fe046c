import type { SavedReply } from '@title24/shared-domain/cases';
import { OrderSite } from '../orders/testing/order-site.ts';

jest.setTimeout(240_000);

let site: OrderSite;

beforeAll(async () => {
  site = await OrderSite.open();
});
afterAll(() => site.close());

test('Q4: staff save replies, and concurrent editors cannot overwrite each other', async () => {
  const loaded = (await site.call('cleo', 'replies', 'load')).result as readonly SavedReply[];
  const reply = { title: 'Plan set', text: 'Please send the whole plan set.' };
  const saved = await site.call('cleo', 'replies', 'save', { loaded, replies: [...loaded, reply] });
  expect(saved.result).toContainEqual(reply);
  expect((await site.call('cleo', 'replies', 'load')).result).toEqual(saved.result);
  const stale = await site.call('cleo', 'replies', 'save', { loaded, replies: [] });
  expect(stale.error?.code).toBe(-32009);
  const twice = await site.call('cleo', 'replies', 'save', { loaded: saved.result, replies: [reply, reply] });
  expect(twice.error?.code).toBe(-32602);
});
