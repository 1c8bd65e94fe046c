import { estimateMailData } from '@title24/remote-kit/contract';
import type { EstimateMailAnswer } from '@title24/shared-domain/estimator-answers';
import { loginFailures } from '../../platform/limits/login-failures.table.ts';
import { mailOutbox } from '../../platform/mail/mail-outbox.table.ts';
import { AccountSite } from '../accounts/testing/account-site.ts';
import { estimatesPlugin } from './estimates.plugin.ts';

jest.setTimeout(240_000);

const house = '/cost-estimator?kind=new&area=2%2C500&multi=1&types=5';

let site: AccountSite;
let shown: { readonly url: string; readonly answer: EstimateMailAnswer } | undefined;

beforeAll(async () => {
  site = await AccountSite.open(
    {},
    async (app) => {
      app.decorate('renderPage', async (_: unknown, page: { url: string; data: Record<string, unknown> }) => {
        shown = { url: page.url, answer: page.data[estimateMailData.key] as EstimateMailAnswer };
        return { html: '<!doctype html>', found: true };
      });
    },
    async (app, dependencies) => {
      await app.register(estimatesPlugin, dependencies);
    },
  );
});
afterAll(() => site.close());
beforeEach(async () => {
  shown = undefined;
  await site.database.delete(loginFailures);
  await site.database.delete(mailOutbox);
});

interface Sent {
  readonly email?: string;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

async function send(path: string, { email = 'ana@example.org', from, headers, body }: Sent = {}) {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...(from && { 'x-forwarded-for': from }),
      ...headers,
    },
    body: body ?? new URLSearchParams({ email }).toString(),
  });
  return { status: answer.status, headers: answer.headers, answer: shown?.answer };
}

const mails = () => site.database.select().from(mailOutbox);

test('E9: the email has the figures of the estimate page and a link to it', async () => {
  const sent = await send(house, { email: ' Ana@Example.org ' });
  expect(sent.status).toBe(200);
  expect(sent.headers.get('cache-control')).toBe('private, no-store');
  expect(shown).toEqual({
    url: house,
    answer: { address: house, email: 'Ana@Example.org', problem: null },
  });
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect([mail?.toAddress, mail?.subject]).toEqual([
    'ana@example.org',
    expect.stringContaining('Your Title 24 estimate'),
  ]);
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('New building, occupancy R3, 2,500 sq ft, 5 unique unit types');
    expect(part).toContain('Full Service estimate: $1,050 – $1,150');
    expect(part).toContain('Do-It-Yourself base price: $149');
    expect(part).toContain('not a firm quote');
  }
  const page = `http://localhost:${new URL(site.url).port}/cost-estimator?kind=new&area=2500&multi=1&types=5`;
  expect(mail?.text).toContain(`\n${page}\n`);
  expect(mail?.html).toContain(`href="${page.replaceAll('&', '&amp;')}"`);
});

test('E9: an address gets the same estimate at most once an hour, and another estimate immediately', async () => {
  expect((await send(house)).status).toBe(200);
  const again = await send(house.replace('2%2C500', '2500'), { email: 'ANA@example.org' });
  expect([again.status, again.answer?.problem]).toEqual([
    429,
    expect.stringContaining('within the last hour'),
  ]);
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect((await send('/cost-estimator?kind=new&area=2600')).status).toBe(200);
  expect((await send(house, { email: 'ben@example.org' })).status).toBe(200);
  expect(await mails()).toHaveLength(3);
});

test('E9: all clients together can send five estimates to one address, then must wait', async () => {
  const email = 'flooded@example.org';
  const statuses: number[] = [];
  for (let area = 1; area <= 6; area += 1) {
    const { status } = await send(`/cost-estimator?kind=new&area=${area}`, {
      email,
      from: `203.0.113.${area}`,
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(shown?.answer.problem).toContain('Too many attempts');
  expect(await mails()).toHaveLength(5);
  const repeated = await send('/cost-estimator?kind=new&area=6', { email, from: '203.0.113.7' });
  expect(repeated.answer?.problem).toContain('Too many attempts');
});

test('E9: email addresses of the same mailbox share its limit', async () => {
  const statuses: number[] = [];
  for (let index = 1; index <= 6; index += 1) {
    const { status } = await send(house, {
      email: `pestered+${index}@example.org`,
      from: `192.0.2.${index}`,
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('E9: a client can request ten emails, then must wait', async () => {
  const statuses: number[] = [];
  for (let index = 1; index <= 11; index += 1) {
    const { status } = await send(house, { email: `ana${index}@example.org`, from: '198.51.100.1' });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  expect((await send(house, { email: 'eve@example.org', from: '198.51.100.2' })).status).toBe(200);
});

test('E9: no email is sent to an invalid address, or for answers without a price', async () => {
  for (const email of [
    '',
    'ana',
    'ana@example',
    'a@b.co, c@d.co',
    'a@b.co\r\nBcc: c@d.co',
    `${'a'.repeat(300)}@b.co`,
  ]) {
    const { status, answer } = await send(house, { email });
    expect([status, answer?.problem]).toEqual([422, 'Enter an email address, like name@example.com.']);
  }
  const priceless = await send('/cost-estimator?kind=new&area=lots');
  expect([priceless.status, priceless.answer?.problem]).toEqual([
    422,
    expect.stringContaining('no price to send'),
  ]);
  expect((await send(house, { body: '' })).status).toBe(422);
  expect(await mails()).toEqual([]);
});

test('E9: only forms of this site are accepted, and the email contains none of the typed words', async () => {
  expect((await send(house, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect((await send(house, { headers: { 'content-type': 'application/json' }, body: '{}' })).status).toBe(
    415,
  );
  expect((await send(house, { body: `email=a%40b.co&x=${'y'.repeat(5000)}` })).status).toBe(413);
  expect(await mails()).toEqual([]);
  const typed = '/cost-estimator?kind=addition&addition=900&existing=evil.example&occupancy=evil.example';
  const body = 'email=ana%40example.org&price=evil.example&summary=evil.example&existing=evil.example';
  expect((await send(typed, { body })).status).toBe(200);
  expect(JSON.stringify(await mails())).not.toContain('evil');
});

test('E9: an estimate can be requested again if its email could not be queued', async () => {
  const email = 'cut@example.org';
  await site.database.$client.query('alter table mail_outbox rename to away');
  const failed = await send(house, { email });
  await site.database.$client.query('alter table away rename to mail_outbox');
  expect(failed.status).toBe(500);
  expect((await send(house, { email })).status).toBe(200);
  expect(await mails()).toHaveLength(1);
});
