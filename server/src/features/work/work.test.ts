import { listPageSize } from '@title24/shared-domain';
import type { OrderView } from '@title24/shared-domain/orders';
import { exampleProject } from '@title24/shared-domain/projects';
import type { WorkNeighbors, WorkQueue } from '@title24/shared-domain/work';
import { OrderSite } from '../orders/testing/order-site.ts';
import { CaseSite } from '../submissions/cases/testing/case-site.ts';

jest.setTimeout(120_000);

let orders: OrderSite;

beforeAll(async () => {
  orders = await OrderSite.open();
});
afterAll(() => orders.close());

const find = (params: object = {}, account = 'cleo') =>
  orders.done<WorkQueue>(account, 'work', 'find', params);
const numbers = async (params: object, account?: string) =>
  (await find(params, account)).items.map(({ number }) => number);

/**
 * Adds a case to the database, and returns its reference.
 * @param dueAt time when the next staff step is due, or null if none is pending
 */
async function plans(reference: string, state: string, dueAt: string | null, name = 'Oak Street') {
  await orders.sql(
    `insert into submissions (id, reference, project_name, project_type, sender, email, phone, comment, has_dropbox, received_at, state, due_at)
     values (gen_random_uuid(), $1, $4, 'A Residential Addition', 'Zoe Builder', 'zoe@example.net', '', '', false, $5, $2, $3)`,
    [reference, state, dueAt, name, orders.now()],
  );
  return reference;
}

test('Q4: in each view of open work, orders and cases are sorted by due time, and the view has a count', async () => {
  const order = await orders.ordered();
  const rush = await orders.ordered(['1001', '3001']);
  const early = await plans('FS-20270301-AAAAAAAA', 'received', '2027-03-03T08:00:00.000Z');
  const quoted = await plans('FS-20270301-BBBBBBBB', 'quoted', null);
  await orders.act('startReview', order.number);
  expect(await numbers({})).toEqual([rush.number, early, order.number]);
  expect(await numbers({ kind: 'order' })).toEqual([rush.number, order.number]);
  expect(await numbers({ kind: 'case' })).toEqual([early]);
  expect(await numbers({ view: 'mine' })).toEqual([order.number]);
  expect(await numbers({ view: 'mine' }, 'dora')).toEqual([]);
  expect(await numbers({ view: 'unassigned' })).toEqual([rush.number, early]);
  expect(await numbers({ view: 'customer' })).toEqual([quoted]);
  expect((await find({})).counts).toEqual({
    due: 3,
    late: 0,
    today: 1,
    mine: 1,
    unassigned: 2,
    customer: 1,
    unsettled: 0,
  });
  expect((await find({})).items[0]).toMatchObject({
    kind: 'order',
    isRush: true,
    what: 'report',
    customer: 'ana',
  });
  orders.at('2027-03-02T17:00:00.000Z');
  expect(await numbers({ view: 'today' })).toEqual([rush.number, early]);
  orders.at('2027-03-03T08:00:00.000Z');
  expect(await numbers({ view: 'late' })).toEqual([rush.number, early]);
  orders.at('2027-03-04T17:00:00.000Z');
  expect(await numbers({ view: 'today' })).toEqual([rush.number, early, order.number]);
  await orders.sql("update submissions set state = 'closed', due_at = null");
});

test('Q4: the next and previous items cover all due orders and cases, beyond the first page', async () => {
  const order = await orders.ordered();
  const dueAt = (n: number) => `2027-04-01T08:${String(10 + n)}:00.000Z`;
  const cases = Array.from({ length: listPageSize }, (_, n) => `FS-20270401-AAAAAA${10 + n}`);
  for (const [n, reference] of cases.entries()) await plans(reference, 'received', dueAt(n));
  const queue = [...(await numbers({})), ...(await numbers({ page: 2 }))];
  expect(queue.length).toBeGreaterThan(listPageSize);
  const beside = (number: string) => orders.done<WorkNeighbors>('cleo', 'work', 'neighbors', { number });
  const walked: (string | undefined)[] = [queue[0]];
  for (let at = queue[0]; at; at = (await beside(at)).next?.number) {
    const { previous, next } = await beside(at);
    expect(previous?.number).toBe(walked.at(-2));
    walked.push(next?.number);
  }
  expect(walked.slice(0, -1)).toEqual(queue);
  const waiting = await plans('FS-20270401-BBBBBBBB', 'quoted', null);
  expect(await beside(waiting)).toMatchObject({ previous: null, next: { number: queue[0] } });
  expect((await beside(order.number)).next?.kind).toBe('case');
  await orders.sql("update submissions set state = 'closed', due_at = null");
});

test('Q4: a delivered order is listed as unsettled until it is paid, and then as ended', async () => {
  const { number } = await orders.reviewed();
  orders.pass({ hours: 3 });
  const delivered = await orders.act('deliver', number);
  expect((await find({ view: 'unsettled' })).items).toMatchObject([
    { number, dueAt: null, owedCents: delivered.charges[0]?.cents },
  ]);
  // Without the cases that other tests have closed, the list has one page.
  const ended = () => numbers({ view: 'ended', kind: 'order' });
  expect(await ended()).not.toContain(number);
  await orders.act('recordPayment', number, {
    charge: delivered.charges[0]?.id,
    date: '2027-03-03',
    way: 'check',
    reference: '',
    cents: delivered.charges[0]?.cents,
  });
  expect(await numbers({ view: 'unsettled' })).toEqual([]);
  expect(await ended()).toContain(number);
});

test('D3a, Q4: a search finds open and ended work by number, file name, words and date', async () => {
  orders.at('2027-06-02T06:30:00.000Z');
  const ended = await plans('FS-20270601-CCCCCCCC', 'closed', null, 'Lighthouse garage');
  const open = await plans('FS-20270601-DDDDDDDD', 'received', '2027-06-04T07:00:00.000Z', 'Lighthouse barn');
  const { number: project } = await orders.project({
    project: { ...exampleProject.project, name: 'Lighthouse annex' },
  });
  const { number } = await orders.done<OrderView>(
    'ana',
    'orders',
    'submit',
    await orders.wanted(project, ['1001']),
  );
  expect(await numbers({ search: 'lighthouse', view: 'mine' })).toEqual([open, number, ended]);
  for (const search of [
    number,
    project,
    project.toLowerCase(),
    `${project}-lighthouse-annex-r1`,
    `${project}-x-r1.bld`,
    `${project}-x-r1-CF1R.pdf`,
    'annex 2027-06-01',
    'annex 6/1/2027',
    'ana lighth 06/01/2027',
    'annex ana@example',
  ]) {
    expect([search, await numbers({ search })]).toEqual([search, [number]]);
  }
  for (const search of ['annex 2027-06-02', 'annex 2027-06-31', `${project}-annex-r2`, '100%']) {
    expect([search, await numbers({ search })]).toEqual([search, []]);
  }
  expect(await numbers({ search: open.toLowerCase() })).toEqual([open]);
  expect(await numbers({ search: 'zoe@example barn 6/1/2027' })).toEqual([open]);
  expect(await numbers({ search: 'lighthouse', kind: 'case' })).toEqual([open, ended]);
});

test('the list of work continues on the next page', async () => {
  await orders.sql(
    `insert into submissions (id, reference, project_name, project_type, sender, email, phone, comment, has_dropbox, received_at, state)
     select gen_random_uuid(), 'FS-20260101-' || lpad(n::text, 8, '0'), 'Elm ' || n, project_type, sender, email, phone, comment, has_dropbox,
       received_at - n * interval '1 minute', state from submissions, generate_series(1, 70) n where reference = 'FS-20270601-CCCCCCCC'`,
  );
  const one = await find({ search: 'elm' });
  const two = await find({ search: 'elm', page: 2 });
  expect([one.items.length, one.hasMore, two.items.length, two.hasMore]).toEqual([50, true, 20, false]);
  expect(new Set([...one.items, ...two.items].map(({ number }) => number)).size).toBe(70);
});

test('H7: staff who may not read uploads see only orders', async () => {
  const permissions = ['DESK READ', 'ORDER UPDATE'];
  await orders.done('eve', 'roles', 'insert', {
    role: { name: 'Reader', description: '', enabled: true, permissions },
  });
  await orders.site.addAccount('rita', 'Reader');
  expect((await find({ search: 'lighthouse' }, 'rita')).items.map(({ kind }) => kind)).toEqual(['order']);
  expect(await numbers({ kind: 'case', search: 'elm' }, 'rita')).toEqual([]);
});

const mailsTo = async (address: string, subject: string) => {
  const { rows } = await orders.sql(
    'select subject from mail_outbox where to_address = $1 and subject like $2',
    [address, `%${subject}%`],
  );
  return rows.length;
};

test('Q4: work is handed over with a note, and the colleague gets an email', async () => {
  const { number, lastUpdate } = await orders.ordered();
  const note = 'The west windows are still open.';
  await orders.done('cleo', 'work', 'handOver', { number, to: 'dora', note });
  expect(await orders.load(number)).toMatchObject({
    state: 'submitted',
    reviewer: 'dora',
    notes: [{ by: 'cleo', text: `Handed over to dora: ${note}` }],
  });
  expect(await numbers({ view: 'mine' }, 'dora')).toEqual([number]);
  expect(await mailsTo('dora@example.com', number)).toBe(1);
  expect(await orders.codeOf('cleo', 'desk', 'startReview', { order: number, lastUpdate })).toBe(-32009);
  const plan = await plans('FS-20270601-EEEEEEEE', 'in-review', '2027-06-09T07:00:00.000Z');
  await orders.done('dora', 'work', 'handOver', { number: plan, to: 'cleo', note });
  expect(await numbers({ view: 'mine', kind: 'case' })).toEqual([plan]);
  const refused = async (params: object, by = 'cleo') =>
    await orders.codeOf(by, 'work', 'handOver', { number, to: 'dora', note, ...params });
  expect(await refused({ to: 'ana' })).toBe(-32001);
  expect(await refused({ number: 'P999999-1' })).toBe(-32001);
  expect(await refused({ number: 'FS-20270601-CCCCCCCC' })).toBe(-32010);
  expect(await refused({ note: ' ' })).toBe(-32602);
  await orders.sql(
    'update orders set account_id = (select id from accounts where name = $2) where number = $1',
    [number, 'cleo'],
  );
  expect(await refused({})).toBe(-32003);
  expect(await orders.done('cleo', 'work', 'colleagues', { number })).toEqual(['cleo', 'dora', 'eve']);
  await orders.sql("update roles set permissions = permissions - 'UPLOAD' where name = 'Customer Service'");
  expect(await orders.done('cleo', 'work', 'colleagues', { number: plan })).toEqual(['cleo', 'eve']);
});

describe.each(['order', 'case'] as const)('a new %s', (kind) => {
  let cases: CaseSite;
  beforeAll(async () => {
    if (kind === 'case') cases = await CaseSite.open();
  });
  afterAll(() => cases?.close());

  test('sends an email with its link to each person on duty, or to the staff mailbox if nobody is on duty', async () => {
    const site = kind === 'case' ? cases : orders;
    /** Creates work, and returns the addresses to which emails about the new work were sent. */
    const told = async () => {
      const number = kind === 'case' ? await cases.sent() : (await orders.ordered()).number;
      const { rows } = await site.sql(
        "select to_address, text from mail_outbox where position($1 in subject) > 0 and subject ~ '^(New order|Full Service files)'",
        [number],
      );
      const path = kind === 'case' ? '/admin/submissions?reference' : '/admin/orders?id';
      for (const { text } of rows) expect(text).toContain(`${path}=${number}\n`);
      return rows.map(({ to_address }) => to_address).sort();
    };
    const setDuty = (account: string, isOnDuty: boolean) =>
      site.done(account, 'work', 'setDuty', { isOnDuty });
    const [mailbox] = await told();
    expect(mailbox).not.toMatch(/cleo|dora/);
    expect(await told()).toEqual([mailbox]);
    await setDuty('dora', true);
    expect((await site.done<WorkQueue>('dora', 'work', 'find')).isOnDuty).toBe(true);
    expect(await told()).toEqual(['dora@example.com']);
    await setDuty('cleo', true);
    expect(await told()).toEqual(['cleo@example.com', 'dora@example.com']);
    for (const account of ['cleo', 'dora']) await setDuty(account, false);
    expect(await told()).toEqual([mailbox]);
  });
});
