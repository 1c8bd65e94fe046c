import { randomUUID } from 'node:crypto';
import { orderPageData, projectPageData } from '@title24/remote-kit/contract';
import type { OrderPageData, OrderView } from '@title24/shared-domain/orders';
import type { ProjectPageData } from '@title24/shared-domain/projects';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { password } from '../../accounts/testing/account-site.ts';
import { projectPagesPlugin } from '../../projects/forms/project-pages.plugin.ts';
import { monday, OrderSite } from '../testing/order-site.ts';
import { orderPagesPlugin } from './order-pages.plugin.ts';

jest.setTimeout(240_000);

let orders: OrderSite;
let cookie: string;
let strangersCookie: string;
/** The data that the last page was rendered with. */
let page: OrderPageData | undefined;
let projectPage: ProjectPageData | undefined;
const unknown: ((path: string) => boolean)[] = [];

/** Stands in for the parts of the site. */
async function composition(app: FastifyInstance): Promise<void> {
  app.decorate('addUnknownPages', (isUnknown: (path: string) => boolean) => void unknown.push(isUnknown));
  app.decorate('renderPage', async (_: unknown, { data }: { data?: object }) => {
    page = (data as Record<string, OrderPageData>)[orderPageData.key];
    projectPage = (data as Record<string, ProjectPageData>)[projectPageData.key];
    return { html: '<!doctype html><title>own page</title>', found: true };
  });
  app.get('/*', async (_, reply) => reply.type('text/html').send('<!doctype html><title>common</title>'));
}

beforeAll(async () => {
  orders = await OrderSite.open({
    extend: async (app) => {
      await app.register(fp(composition, { name: 'composition' }));
    },
    extendLast: async (app, dependencies) => {
      await app.register(projectPagesPlugin, dependencies);
      await app.register(orderPagesPlugin, dependencies);
    },
  });
  cookie = await logIn('ana');
  strangersCookie = await logIn('ben');
});
afterAll(() => orders.close());
beforeEach(() => {
  orders.at(monday);
  page = undefined;
  projectPage = undefined;
});

async function logIn(accountName: string): Promise<string> {
  const response = await fetch(`${orders.site.url}/account/login`, {
    method: 'POST',
    body: new URLSearchParams({ accountName, password }),
    redirect: 'manual',
  });
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

async function post(path: string, values: Record<string, string> | string[][], headers = { cookie }) {
  const response = await fetch(orders.site.url + path, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    redirect: 'manual',
  });
  return [response.status, response.headers.get('location')];
}

async function get(path: string, headers = { cookie }) {
  const response = await fetch(orders.site.url + path, { headers, redirect: 'manual' });
  return [response.status, response.headers.get('location')];
}

const address = {
  name: 'Ana Builder',
  line1: '12 Oak Street',
  city: 'Oakland',
  state: 'ca',
  postalCode: '94607',
};

/** Fields that the page on which an order is placed sends with its box checked. */
const sentByCheck = () => ({
  quoteHash: page?.quote?.offer?.quoteHash ?? '',
  idempotencyKey: page?.idempotencyKey ?? '',
  consent: 'yes',
});

test('D2a: services, address, check and order, each by a form; repeated requests lead to the same order', async () => {
  const { number } = await orders.project();
  const start = `/project/${number}/order`;
  expect(await get(start)).toEqual([200, null]);
  expect(projectPage?.project?.number).toBe(number);
  expect(page?.draft).toMatchObject({
    items: [{ sku: '1001', quantity: 1 }],
    offeredAddress: { name: 'Ana Builder', state: 'CA' },
    savedAt: null,
  });
  const items = [
    ['item', '1001'],
    ['item', '5001'],
    ['item', '5002'],
    ['quantity.5002', '3'],
  ];
  expect(await post(start, items)).toEqual([303, `${start}/address`]);
  expect(await post(`${start}/address`, { ...address, postalCode: 'x' })).toEqual([422, null]);
  expect(page?.form).toMatchObject({
    name: 'address',
    values: { city: ['Oakland'] },
    errors: [{ path: 'postalCode', message: 'Enter a ZIP code, like 94110' }],
  });
  expect(await post(`${start}/address`, address)).toEqual([303, `${start}/check`]);
  await get(`${start}/check`);
  expect(page?.draft?.address).toEqual({ ...address, state: 'CA' });
  const sent = sentByCheck();
  expect(await post(`${start}/check`, { ...sent, consent: '' })).toEqual([422, null]);
  expect(page?.form?.errors).toEqual([{ path: 'consent', message: 'Check the box to accept' }]);
  expect(await post(`${start}/check`, sent)).toEqual([303, `${start}/1`]);
  expect(await post(`${start}/check`, sent)).toEqual([303, `${start}/1`]);
  await get(`${start}/1`);
  expect(page?.order).toMatchObject({ number: `${number}-1`, mailingCents: page?.order?.mailingCents });
  expect(page?.order?.lines.map(({ sku, quantity }) => [sku, quantity])).toContainEqual(['5002', 3]);
  expect(await get(start)).toEqual([303, `${start}/1`]);
  await get(`/project/${number}`);
  expect(page?.orders).toMatchObject([{ number: `${number}-1`, state: 'submitted' }]);
});

test('D2b: products that do not go together are refused, and the selection stays', async () => {
  const { number } = await orders.project();
  const path = `/project/${number}/order`;
  expect(
    await post(path, [
      ['item', '5002'],
      ['quantity.5002', 'many'],
    ]),
  ).toEqual([422, null]);
  expect(page?.form?.errors.map((error) => error.path)).toEqual(expect.arrayContaining(['item.5002', '']));
  expect(page?.form?.values).toEqual({ item: ['5002'], 'quantity.5002': ['many'] });
  expect(page?.draft?.items).toEqual([{ sku: '5002', quantity: 0 }]);
});

test('D2c: an offer that has changed is shown with its changes, and nothing is ordered', async () => {
  const { number } = await orders.project();
  const path = `/project/${number}/order`;
  await post(path, [
    ['item', '1001'],
    ['item', '3001'],
  ]);
  await get(`${path}/check`);
  const sent = sentByCheck();
  orders.at('2027-03-01T20:00:00.000Z');
  expect(await post(`${path}/check`, sent)).toEqual([409, null]);
  expect(page?.form?.isConflict).toBe(true);
  expect(page?.quote?.offer?.quoteHash).not.toBe(sent.quoteHash);
  expect(await post(`${path}/check`, sentByCheck())).toEqual([303, `${path}/1`]);
});

test('D3: a customer cancels, requests cancellation, responds to changes and withdraws, each by a form', async () => {
  const cancelled = await orders.ordered();
  const at = ({ projectNumber, number }: OrderView) =>
    `/project/${projectNumber}/order/${number.split('-')[1]}`;
  const lastUpdate = cancelled.lastUpdate;
  expect(await post(`${at(cancelled)}/cancel`, { lastUpdate: monday.replace('2027', '2026') })).toEqual([
    409,
    null,
  ]);
  expect(page?.order?.state).toBe('submitted');
  expect(await post(`${at(cancelled)}/cancel`, { lastUpdate })).toEqual([303, at(cancelled)]);

  const asked = await orders.ordered();
  orders.pass({ hours: 3 });
  const wanted = { lastUpdate: asked.lastUpdate, reason: 'short' };
  expect(await post(`${at(asked)}/request-cancel`, wanted)).toEqual([422, null]);
  expect(page?.form).toMatchObject({ values: { reason: ['short'] }, errors: [{ path: 'reason' }] });
  wanted.reason = 'We are not building after all.';
  expect(await post(`${at(asked)}/request-cancel`, wanted)).toEqual([303, at(asked)]);

  const answered = await orders.ordered();
  await orders.act('startReview', answered.number);
  const changes = { message: 'The west wall has too much glass.', actions: ['less-west-glass'] };
  const { lastUpdate: told } = await orders.act('requestChanges', answered.number, changes);
  expect(await get(at(answered))).toEqual([200, null]);
  expect(page?.order?.rounds[0]).toMatchObject({ message: changes.message });
  expect(await post(`${at(answered)}/resubmit`, { lastUpdate: told })).toEqual([422, null]);
  expect(page?.form?.errors[0]?.message).toContain('Nothing has changed');
  const reply = { lastUpdate: told, reply: 'It is shaded by a tree.' };
  expect(await post(`${at(answered)}/resubmit`, reply)).toEqual([303, at(answered)]);
});

test('another customer’s project, order and files are not found, nor are pages that do not exist', async () => {
  const { projectNumber, number, lastUpdate } = await orders.ordered();
  const base = `/project/${projectNumber}/order`;
  const stranger = { cookie: strangersCookie };
  for (const path of [base, `${base}/check`, `${base}/1`, `${base}/1/files/${randomUUID()}`]) {
    expect([path, ...(await get(path, stranger))]).toEqual([path, 404, null]);
  }
  expect(await post(`${base}/1/cancel`, { lastUpdate }, stranger)).toEqual([404, null]);
  expect(await post(base, { item: '1001' }, stranger)).toEqual([404, null]);
  expect((await get(`${base}/2`))[0]).toBe(404);
  expect((await get(`${base}/1/files/${randomUUID()}`))[0]).toBe(404);
  expect((await post(`${base}/1/refund`, {}))[0]).toBe(404);
  expect(unknown.some((isUnknown) => isUnknown(`${base}/1/refund`))).toBe(true);
  expect(unknown.some((isUnknown) => isUnknown(`${base}/1`))).toBe(false);
  expect((await orders.done<OrderView>('ana', 'orders', 'load', { order: number })).state).toBe('submitted');
});

test('a form after the login has ended changes nothing and says so; forms of other sites are refused', async () => {
  const { projectNumber, lastUpdate } = await orders.ordered();
  const path = `/project/${projectNumber}/order/1/cancel`;
  expect(await post(path, { lastUpdate }, { cookie: '' })).toEqual([422, null]);
  expect(page?.form?.errors).toEqual([
    { path: '', message: 'Your login has ended, and nothing was changed. Log in again.' },
  ]);
  expect(page?.order).toBeUndefined();
  const foreign = { cookie, 'sec-fetch-site': 'cross-site' };
  expect((await post(path, { lastUpdate }, foreign))[0]).toBe(403);
});
