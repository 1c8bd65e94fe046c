import { randomUUID } from 'node:crypto';
import { orderPageData } from '@title24/remote-kit/contract';
import type { OrderPageData } from '@title24/shared-domain/orders';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { password } from '../../accounts/testing/account-site.ts';
import { projectPagesPlugin } from '../../projects/pages/project-pages.plugin.ts';
import { monday, OrderSite } from '../testing/order-site.ts';
import { orderPagesPlugin } from './order-pages.plugin.ts';

jest.setTimeout(240_000);

let orders: OrderSite;
let cookie: string;
let otherMembersCookie: string;
let page: OrderPageData | undefined;

async function composition(app: FastifyInstance): Promise<void> {
  app.decorate('renderPage', async (_: unknown, { data }: { data?: object }) => {
    page = (data as Record<string, OrderPageData>)[orderPageData.key];
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
  otherMembersCookie = await logIn('ben');
});
afterAll(() => orders.close());
beforeEach(() => {
  orders.at(monday);
  page = undefined;
});

async function logIn(accountName: string): Promise<string> {
  const response = await fetch(`${orders.site.url}/account/login`, {
    method: 'POST',
    body: new URLSearchParams({ accountName, password }),
    redirect: 'manual',
  });
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

async function get(path: string, headers = { cookie }) {
  const response = await fetch(orders.site.url + path, { headers, redirect: 'manual' });
  return [response.status, response.headers.get('location')];
}

test('D1i: customers without JavaScript can read their orders and invoices, and download the files', async () => {
  const { number, projectNumber } = await orders.reviewed();
  const path = `/project/${projectNumber}/order/1`;
  orders.pass({ hours: 3 });
  await orders.act('deliver', number);
  for (const at of [path, `${path}/pay`]) {
    expect(await get(at)).toEqual([200, null]);
    expect(page?.order).toMatchObject({ number, files: [{ name: 'report.pdf' }] });
  }
  await get(`/project/${projectNumber}`);
  expect(page?.orders).toMatchObject([{ number }]);
  await get(path);
  const [status, location] = await get(`${path}/files/${page?.order?.files[0]?.id}`);
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/downloads\//)]);
});

test('D1i: without JavaScript, the ordering pages open, but posting a form places no order', async () => {
  const { number: project } = await orders.project();
  for (const name of ['', '/address', '/card', '/check']) {
    expect(await get(`/project/${project}/order${name}`)).toEqual([200, null]);
    const posted = await fetch(`${orders.site.url}/project/${project}/order${name}`, {
      method: 'POST',
      body: new URLSearchParams({ item: '1001', consent: 'yes' }),
      headers: { 'sec-fetch-site': 'same-origin', cookie },
    });
    expect(posted.status).toBe(404);
  }
});

test('another customer’s project, order and files are not found', async () => {
  const { projectNumber } = await orders.ordered();
  const base = `/project/${projectNumber}/order`;
  const otherMember = { cookie: otherMembersCookie };
  for (const path of [base, `${base}/check`, `${base}/1`, `${base}/1/files/${randomUUID()}`]) {
    expect([path, ...(await get(path, otherMember))]).toEqual([path, 404, null]);
  }
  expect((await get(`${base}/2`))[0]).toBe(404);
  expect((await get(`${base}/1/files/${randomUUID()}`))[0]).toBe(404);
});
