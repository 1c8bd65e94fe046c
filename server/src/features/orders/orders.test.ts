import type {
  DeskOrder,
  DeskQueue,
  OrderQuote,
  OrderSnapshot,
  OrderView,
} from '@title24/shared-domain/orders';
import type { ProjectStep, StoredProject } from '@title24/shared-domain/projects';
import { password } from '../accounts/testing/account-site.ts';
import { runOrderClocks } from './life/order-clocks.ts';
import { OrderWork } from './life/order-work.ts';
import { OrderMailer } from './mails/order-mailer.ts';
import { manualPayments } from './payments/manual-payments.ts';
import { monday, OrderSite } from './testing/order-site.ts';

jest.setTimeout(240_000);

let orders: OrderSite;

beforeAll(async () => {
  orders = await OrderSite.open();
});
afterAll(() => orders.close());
beforeEach(() => orders.at(monday));

const staffMail = async (order: string) => {
  const { rows } = await orders.sql(
    "select subject from mail_outbox where position($1 in subject) > 0 and to_address <> 'ana@example.com' order by created_at",
    [order],
  );
  return rows.map(({ subject }) => subject as string);
};
const load = (order: string) => orders.done<DeskOrder>('cleo', 'desk', 'load', { order });
const project = (number: string) => orders.done<StoredProject>('ana', 'projects', 'load', { number });

/** The clocks of all orders, as the site runs them every minute. */
async function runClocks(): Promise<void> {
  const { database, app } = orders.site;
  const clock = { now: () => new Date(orders.now()) };
  const mailer = new OrderMailer({
    loadConfiguration: () => app.callPublic('config', 'load') as never,
    jobs: () => app.jobs,
    origin: () => orders.site.url,
  });
  const needs = { database, clock, mailer, payments: manualPayments(mailer) };
  const errors: unknown[] = [];
  const log = { error: (...all: unknown[]) => void errors.push(all) } as never;
  await runOrderClocks({ ...needs, work: new OrderWork(needs), log });
  expect(errors).toEqual([]);
}

describe('placing an order (D2, D8, D11)', () => {
  test('a quote says what it costs and by when; the order is placed by it, and the project is locked', async () => {
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
      '$234.00 when the report is delivered, $25.00 when copies are mailed',
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
    const { state, inputFileName, stepStamps } = await project(number);
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
    expect(await staffMail(order.number)).toEqual([`RUSH: New order ${order.number}`]);
    const { rows } = await orders.sql('select consent from orders where number = $1', [order.number]);
    expect(rows[0].consent).toMatchObject({ at: monday, textSha256: expect.stringMatching(/^[\da-f]{64}$/) });
  });

  test('somebody else’s project and order are none that there are', async () => {
    const { number, projectNumber } = await orders.ordered();
    for (const [method, params] of [
      ['load', { order: number }],
      ['cancel', { order: number, lastUpdate: monday }],
      ['quote', { number: projectNumber, items: [] }],
    ] as const) {
      expect((await orders.call('ben', 'orders', method, params)).error?.code).toBe(-32001);
    }
    expect(await orders.done('ben', 'orders', 'list')).toEqual({ items: [], total: 0 });
  });

  test('the same order twice at once is one order; with another key it is refused', async () => {
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

  test('of two different orders at once one is placed', async () => {
    const { number } = await orders.project();
    const both = await Promise.all([orders.wanted(number, ['1001']), orders.wanted(number, ['2001'])]);
    const answers = await Promise.all(both.map((each) => orders.call('ana', 'orders', 'submit', each)));
    expect(answers.map(({ error }) => error?.code ?? 'placed').sort()).toEqual([-32010, 'placed']);
  });

  test('D2c: a price or the cut-off that passes while somebody reads is told with the new quote; nothing is placed', async () => {
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
    const dearer = await orders.call('ana', 'orders', 'submit', again);
    await orders.sql("update products set price = 149 where sku = '1001'");
    expect(dearer.error).toMatchObject({
      code: -32009,
      data: { current: { offer: { totalCents: 23_500 } } },
    });
    expect((await project(number)).state).toBe('in-progress');
  });

  test.each([
    [['2001', '1001', '1002'], 'Choose one report.'],
    [['3001'], 'Choose a report, preliminary run results or load calculations.'],
  ])('D2b: %j is refused: %s', async (skus, message) => {
    const { number } = await orders.project();
    const quote = await orders.quote(number, skus);
    expect(quote).toMatchObject({ offer: null, errors: [{ message }] } satisfies
      | Partial<OrderQuote>
      | object);
    const wanted = { ...(await orders.wanted(number, skus)), quoteHash: 'a'.repeat(64) };
    expect((await orders.call('ana', 'orders', 'submit', wanted)).error).toMatchObject({
      code: -32010,
      message,
    });
  });

  test('a project that is not complete, an unread warning, no address and no confirmed e-mail are told', async () => {
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
    expect(unconfirmed.error?.message).toContain('Confirm your e-mail address');
    expect((await project(warned.number)).state).toBe('in-progress');
  });
});

describe('review and delivery (D3, D11)', () => {
  test('D3a: review, delivery, invoice, payment, completion: nothing is charged before, and each step is in the history', async () => {
    const { number, projectNumber } = await orders.ordered(['1001', '5001']);
    expect((await orders.tried('deliver', number)).error?.message).toContain('Start the review first.');
    orders.pass({ hours: 1 });
    await orders.readyToDeliver(number);
    expect((await orders.tried('deliver', number)).error?.message).toContain('still cancel free of charge');
    orders.pass({ hours: 1, ms: 1 });
    const delivered = await orders.act('deliver', number);
    expect(delivered).toMatchObject({
      state: 'delivered',
      deliveredAt: orders.now(),
      charges: [{ kind: 'services', cents: 14_900, state: 'due' }],
    });
    expect((await project(projectNumber)).state).toBe('completed');
    const mailed = await orders.act('markMailed', number, { trackingNumber: '9400' });
    expect(mailed.charges.map(({ kind, state }) => [kind, state])).toEqual([
      ['services', 'due'],
      ['mailing', 'due'],
    ]);
    const [services, mailing] = mailed.charges;
    const payment = { date: '2027-03-02', way: 'check', reference: '17' };
    const wrong = { ...payment, charge: services?.id, cents: 100 };
    expect((await orders.tried('recordPayment', number, wrong)).error?.code).toBe(-32602);
    await orders.act('recordPayment', number, { ...payment, charge: services?.id, cents: 14_900 });
    const paid = await orders.act('recordPayment', number, { ...payment, charge: mailing?.id, cents: 2500 });
    expect(paid.state).toBe('completed');
    expect(paid.events.map(({ event, by }) => `${event} ${by}`)).toEqual([
      'submit owner',
      'take staff',
      'deliver staff',
      'mail-copies staff',
      'record-payment staff',
      'record-payment staff',
      'complete site',
    ]);
    expect((await orders.subjects(number)).map((subject) => subject.replaceAll(number, 'N')).sort()).toEqual([
      'Invoice N-M',
      'Invoice N-S',
      'We have received your order N',
      'We have received your payment (N)',
      'We have received your payment (N)',
      'Your copies are in the mail (N)',
      'Your report is here (N)',
    ]);
    const refund = { charge: services?.id, cents: 5000, reason: 'The customer paid twice.' };
    expect((await orders.tried('refund', number, refund)).error?.code).toBe(-32003);
    const refunded = await orders.act('refund', number, refund, 'eve');
    expect(refunded.charges[0]).toMatchObject({ state: 'refunded', refundedCents: 5000 });
    const { rows } = await orders.sql('select distinct action from audit_entries where subject = $1', [
      `order ${number}`,
    ]);
    expect(rows.map(({ action }) => action).sort()).toEqual([
      'desk.deliver',
      'desk.markMailed',
      'desk.recordPayment',
      'desk.refund',
      'desk.saveChecklist',
      'desk.startReview',
    ]);
  });

  test.each([
    ['no report', null],
    ['a report that the scanner has not let through', 'waiting'],
    ['an infected report', 'infected'],
  ])('%s is not delivered', async (_, scanState) => {
    const { number } = await orders.ordered();
    await orders.act('startReview', number);
    if (scanState) await orders.addFile(number, scanState);
    orders.pass({ hours: 3 });
    expect((await orders.tried('deliver', number)).error?.message).toContain('checklist');
    const checklist = {
      done: ['climateZone', 'areas', 'orientations', 'glazing', 'credits', 'signer', 'reportNames'],
      complies: true,
      needsRegistration: null,
    };
    await orders.act('saveChecklist', number, { checklist });
    expect((await orders.tried('deliver', number)).error?.message).toContain('checklist');
    await orders.act('saveChecklist', number, { checklist: { ...checklist, needsRegistration: true } });
    expect((await orders.tried('deliver', number)).error).toMatchObject({
      code: -32010,
      message: expect.stringContaining('virus scanner'),
      data: { state: 'in-review' },
    });
    expect((await load(number)).charges).toEqual([]);
  });

  test('two who deliver at once: one does, the other is told', async () => {
    const { number, lastUpdate } = await orders.reviewed();
    orders.pass({ hours: 3 });
    const answers = await Promise.all(
      ['cleo', 'dora'].map((by) => orders.call(by, 'desk', 'deliver', { order: number, lastUpdate })),
    );
    expect(answers.map(({ error }) => error?.code ?? 'delivered').sort()).toEqual([-32009, 'delivered']);
    expect((await load(number)).charges).toHaveLength(1);
    expect((await orders.subjects(number)).filter((subject) => subject.includes('Invoice'))).toHaveLength(1);
  });

  test('a cancellation and a delivery at one instant: one wins, the other is told', async () => {
    const { number, lastUpdate } = await orders.reviewed(['1001', '3001']);
    const answers = await Promise.all([
      orders.call('ana', 'orders', 'cancel', { order: number, lastUpdate }),
      orders.call('cleo', 'desk', 'deliver', { order: number, lastUpdate }),
    ]);
    expect(answers.map(({ error }) => error?.code ?? 'done').sort()).toEqual([-32009, 'done']);
    const { state, charges } = await load(number);
    expect([state, charges.length]).toEqual(answers[0]?.error ? ['delivered', 1] : ['cancelled', 0]);
  });

  test('D3e: a late report costs half, and a rush that was missed is not charged', async () => {
    const { number } = await orders.reviewed(['1001', '3001']);
    orders.at('2027-03-05T08:00:00.000Z');
    const order = await orders.act('deliver', number);
    expect(order).toMatchObject({
      isLate: true,
      rushWaivedCents: 8500,
      rebateCents: 7450,
      charges: [{ cents: 7450 }],
    });
    const { rows } = await orders.sql('select text from mail_outbox where subject = $1', [
      `Invoice ${number}-S`,
    ]);
    expect(rows[0].text).toMatch(
      /Rush service: [^:]+: −\$85\.00\n- Late report: [^:]+: −\$74\.50\n- Due: \$74\.50/,
    );
  });

  test('staff leave orders of their own account to others', async () => {
    const { number, lastUpdate } = await orders.ordered(['1001'], 'eve');
    expect(
      (await orders.call('eve', 'desk', 'startReview', { order: number, lastUpdate })).error,
    ).toMatchObject({
      code: -32003,
    });
    expect((await orders.act('startReview', number)).reviewer).toBe('cleo');
    expect((await orders.act('release', number)).state).toBe('submitted');
  });

  test('the desk finds an order by its number, its project, its files and its customer', async () => {
    const { number, projectNumber } = await orders.ordered();
    for (const search of [
      number,
      projectNumber,
      `${projectNumber}-hill-house-r1`,
      `${projectNumber}-hill-house-r1-CF1R.pdf`,
    ]) {
      const { items, total } = await orders.done<DeskQueue>('cleo', 'desk', 'find', { search });
      expect([search, total, items[0]?.number]).toEqual([search, 1, number]);
    }
    const all = await orders.done<DeskQueue>('cleo', 'desk', 'find', { search: 'ana' });
    const due = all.items.flatMap(({ dueAt, rushDueAt }) => (dueAt ? [rushDueAt ?? dueAt] : []));
    expect(due).toEqual([...due].sort());
    expect(all.counts.waiting).toBeGreaterThan(0);
    await orders.act('note', number, { text: 'Called; no answer.' });
    expect((await load(number)).notes).toMatchObject([{ by: 'cleo', text: 'Called; no answer.' }]);
    const snapshot = await orders.done<OrderSnapshot>('cleo', 'desk', 'snapshot', { order: number });
    expect(snapshot).toMatchObject({ round: 1, data: { location: { city: 'Oakland' } } });
    expect((await orders.call('cleo', 'desk', 'snapshot', { order: number, round: 2 })).error?.code).toBe(
      -32001,
    );
  });
});

describe('changes, clocks and ends (D3, D9, D11)', () => {
  const ask = { message: 'The west wall has too much glass.', actions: ['less-west-glass'] };
  const asked = async () => {
    const { number } = await orders.reviewed();
    orders.pass({ hours: 3 });
    return orders.act('requestChanges', number, ask);
  };

  test('D3b: changes are asked for, made and submitted again; the clock starts anew', async () => {
    const { number, projectNumber, responseDueAt, rounds } = await asked();
    expect(responseDueAt).toBe('2027-03-16T07:00:00.000Z');
    expect(rounds).toMatchObject([{ message: ask.message, actions: ask.actions, endedAt: orders.now() }]);
    orders.pass({ hours: 24 });
    expect((await orders.tried('resubmit', number, {}, 'ana')).error?.message).toContain(
      'Nothing has changed',
    );
    const { stepStamps, data } = await project(projectNumber);
    await orders.done('ana', 'projects', 'saveStep', {
      number: projectNumber,
      step: 'location',
      data: { location: { ...data.location, jurisdiction: 'Alameda County' } },
      stamp: stepStamps.location,
    });
    const again = await orders.act<OrderView>('resubmit', number, { reply: 'Less glass now.' }, 'ana');
    expect(again).toMatchObject({ state: 'resubmitted', round: 2, dueAt: '2027-03-06T08:00:00.000Z' });
    expect((await project(projectNumber)).inputFileName).toBe(`${projectNumber}-hill-house-r2`);
    const snapshot = await orders.done<OrderSnapshot>('cleo', 'desk', 'snapshot', {
      order: number,
      round: 2,
    });
    expect(snapshot.data.location?.jurisdiction).toBe('Alameda County');
    await expect(orders.sql('delete from project_snapshots')).rejects.toThrow('stays as it was');
    await orders.readyToDeliver(number);
    expect((await orders.act('deliver', number)).state).toBe('delivered');
  });

  test('another kind of project needs another report: its price is accepted first', async () => {
    const { number, projectNumber } = await asked();
    const { data } = await project(projectNumber);
    const { conditionedFloorArea: _, ...building } = data.building ?? {};
    const save = async (step: ProjectStep, stepData: object) => {
      const { stepStamps } = await project(projectNumber);
      const params = { number: projectNumber, step, data: stepData, stamp: stepStamps[step] };
      await orders.done('ana', 'projects', 'saveStep', params);
    };
    const { kind: __, project: entry } = data;
    await save('project', { kind: 'alteration', project: entry });
    await save('building', {
      building: { ...building, existingFloorArea: 1200, additionFloorArea: 1, yearBuilt: 1970 },
    });
    const [wall] = data.walls?.lines ?? [];
    await save('walls', { walls: { lines: [{ ...wall, part: 'existing' }], existingPerimeter: 140 } });
    const [window] = data.glazing?.added ?? [];
    await save('glazing', { glazing: { added: [{ ...window, part: 'existing' }] } });
    await save('mechanical', { mechanical: { ...data.mechanical, systemIsNew: 'new' } });
    const told = await orders.tried('resubmit', number, { confirmsWarnings: true }, 'ana');
    expect(told.error).toMatchObject({ code: -32009, data: { current: { offer: { totalCents: 18_900 } } } });
    const conflict = told.error?.data as { readonly current?: OrderQuote } | undefined;
    const accepted = { confirmsWarnings: true, quoteHash: conflict?.current?.offer?.quoteHash };
    const again = await orders.act<OrderView>('resubmit', number, accepted, 'ana');
    expect(again).toMatchObject({ state: 'resubmitted', totalCents: 18_900, lines: [{ sku: '1002' }, {}] });
  });

  test('D3c: reminders, then the end at the instant that was told, each once; the fee waits for a person', async () => {
    const { number, projectNumber } = await asked();
    const reminders = async () =>
      (await orders.subjects(number)).filter((subject) => subject.startsWith('Please answer'));
    await runClocks();
    expect(await reminders()).toEqual([]);
    orders.at('2027-03-08T17:00:00.000Z');
    await Promise.all([runClocks(), runClocks()]);
    await runClocks();
    expect(await reminders()).toHaveLength(1);
    orders.at('2027-03-12T17:00:00.000Z');
    await runClocks();
    expect(await reminders()).toHaveLength(2);
    orders.at('2027-03-16T06:59:59.999Z');
    await runClocks();
    expect((await load(number)).state).toBe('changes-needed');
    orders.at('2027-03-16T07:00:00.000Z');
    await Promise.all([runClocks(), runClocks()]);
    const ended = await load(number);
    expect(ended).toMatchObject({
      state: 'cancelled',
      cancelReason: 'no-response',
      cancelledAt: '2027-03-16T07:00:00.000Z',
      charges: [{ kind: 'evaluation-fee', cents: 7450, state: 'proposed' }],
    });
    expect((await project(projectNumber)).state).toBe('in-progress');
    expect((await staffMail(number)).filter((subject) => subject.startsWith('No answer'))).toHaveLength(1);
    orders.pass({ hours: 48 });
    expect((await orders.act('extend', number, { lastDay: '2027-03-30' })).charges).toMatchObject([
      { state: 'waived' },
    ]);
    expect((await project(projectNumber)).state).toBe('changes-needed');
    orders.at('2027-03-31T07:00:00.000Z');
    await runClocks();
    const [fee] = (await load(number)).charges;
    expect(fee?.state).toBe('proposed');
    expect((await orders.act('confirmFee', number, { charge: fee?.id })).charges[0]?.state).toBe('due');
    expect(await orders.subjects(`${number}-E`)).toEqual([`Invoice ${number}-E`]);
    const waived = { charge: fee?.id, reason: 'The customer was ill.' };
    expect((await orders.act('waive', number, waived)).charges[0]?.state).toBe('waived');
  });

  test('clocks that stood for weeks decide as in time, and tell the most urgent alone', async () => {
    const { number } = await asked();
    const { number: waiting } = await orders.ordered();
    orders.at('2027-04-20T17:00:00.000Z');
    await runClocks();
    await runClocks();
    expect(await load(number)).toMatchObject({ cancelledAt: '2027-03-16T07:00:00.000Z' });
    expect((await orders.subjects(number)).filter((subject) => subject.startsWith('Please'))).toEqual([]);
    expect((await staffMail(waiting)).slice(1)).toEqual([`LATE: ${waiting}`]);
  });

  test('a method finds what is due done, whether the job ran or not', async () => {
    const { number, lastUpdate } = await asked();
    orders.at('2027-03-16T07:00:00.000Z');
    const answer = await orders.call('ana', 'orders', 'resubmit', {
      order: number,
      lastUpdate,
      reply: 'Here.',
    });
    expect(answer.error).toMatchObject({
      code: -32010,
      message:
        'This order was cancelled on Mar 16, 2027, 12:00 AM Pacific time. It cannot be submitted again now.',
      data: { state: 'cancelled' },
    });
    expect((await load(number)).charges).toHaveLength(1);
  });

  test('staff are warned before a rush promise, and of a miss', async () => {
    const { number } = await orders.ordered(['1001', '3001']);
    orders.at('2027-03-01T21:59:59.999Z');
    await runClocks();
    expect(await staffMail(number)).toHaveLength(1);
    orders.at('2027-03-01T22:00:00.000Z');
    await runClocks();
    orders.at('2027-03-01T23:00:00.000Z');
    await runClocks();
    await runClocks();
    expect((await staffMail(number)).slice(1)).toEqual([
      `RUSH: due within the hour: ${number}`,
      `RUSH: missed: ${number}`,
    ]);
  });

  test('D3d: two hours are free; later staff are asked, who refuse or cancel', async () => {
    const free = await orders.ordered();
    orders.pass({ hours: 2 });
    expect(await orders.act<OrderView>('cancel', free.number, {}, 'ana')).toMatchObject({
      state: 'cancelled',
      cancelReason: 'customer',
      charges: [],
    });
    expect((await project(free.projectNumber)).state).toBe('in-progress');
    orders.at(monday);
    const { number, projectNumber } = await orders.reviewed();
    orders.pass({ hours: 2, ms: 1 });
    expect((await orders.tried('cancel', number, {}, 'ana')).error?.message).toContain('two hours');
    const reason = { reason: 'We do not build after all.' };
    await orders.act<OrderView>('requestCancel', number, reason, 'ana');
    expect((await load(number)).cancelRequestReason).toBe(reason.reason);
    await orders.act('refuseCancel', number, { reason: 'The report is finished.' });
    await orders.act<OrderView>('requestCancel', number, reason, 'ana');
    const cancelled = await orders.act('cancel', number, { fee: 'evaluation', ...reason });
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      charges: [{ kind: 'evaluation-fee', cents: 7450, state: 'due' }],
    });
    expect(await orders.subjects(number)).toEqual(
      expect.arrayContaining([`Your order ${number} goes on`, `Invoice ${number}-E`]),
    );
    const anew = await orders.done<OrderView>(
      'ana',
      'orders',
      'submit',
      await orders.wanted(projectNumber, ['2001']),
    );
    expect(anew).toMatchObject({ number: `${projectNumber}-2`, kind: 'partial-run' });
  });

  test('D3f: a revision is edited, its fee accepted, and delivered; another is withdrawn, and the data are as before', async () => {
    const { number, projectNumber } = await orders.reviewed();
    orders.pass({ hours: 3 });
    await orders.act('deliver', number);
    const before = await project(projectNumber);
    const reason = 'The kitchen window changes.';
    const revision = await orders.act('unlock', number, { feeCents: 4000, reason });
    expect(revision).toMatchObject({
      number: `${projectNumber}-2`,
      state: 'unlocked',
      revisionOf: number,
      round: 0,
    });
    expect((await orders.tried('unlock', number, { feeCents: 0, reason })).error?.message).toContain(
      'open order',
    );
    const change = async () => {
      const { stepStamps, data } = await project(projectNumber);
      await orders.done('ana', 'projects', 'saveStep', {
        number: projectNumber,
        step: 'location',
        data: { location: { ...data.location, city: 'Berkeley' } },
        stamp: stepStamps.location,
      });
    };
    expect(
      (await orders.tried('resubmit', revision.number, { acceptsFee: true }, 'ana')).error?.message,
    ).toContain('Nothing has changed');
    await change();
    expect((await orders.tried('resubmit', revision.number, {}, 'ana')).error?.message).toContain(
      'Accept the fee',
    );
    await orders.act<OrderView>('withdraw', revision.number, {}, 'ana');
    const after = await project(projectNumber);
    expect([after.state, after.data]).toEqual(['completed', before.data]);
    const second = await orders.act('unlock', number, { feeCents: 4000, reason });
    await change();
    await orders.act<OrderView>('resubmit', second.number, { acceptsFee: true }, 'ana');
    await orders.readyToDeliver(second.number);
    expect(await orders.act('deliver', second.number)).toMatchObject({
      state: 'delivered',
      charges: [{ kind: 'revision-fee', cents: 4000, state: 'due' }],
    });
    expect((await project(projectNumber)).data.location?.city).toBe('Berkeley');
    const third = await orders.act('unlock', number, { feeCents: 0, reason });
    await change();
    orders.pass({ hours: 24 * 30 });
    await runClocks();
    expect(await load(third.number)).toMatchObject({ state: 'cancelled', charges: [] });
    expect((await project(projectNumber)).state).toBe('completed');
  });
});

describe('what the database itself refuses, and what a failure leaves', () => {
  test('a charge before its cause, a second open order, and another history', async () => {
    const { number } = await orders.ordered();
    const charge = (kind: string) =>
      orders.sql(
        `insert into charges (order_id, kind, cents, state, created_at)
          select id, $2, 14900, 'due', now() from orders where number = $1`,
        [number, kind],
      );
    for (const kind of ['services', 'mailing', 'evaluation-fee', 'revision-fee']) {
      await expect(charge(kind)).rejects.toThrow('before its cause');
    }
    await expect(
      orders.sql(
        `insert into orders select (jsonb_populate_record(orders, '{"id": "11111111-2222-4333-8444-555555555555", "number": "P1-1", "idempotency_key": null}')).* from orders where number = $1`,
        [number],
      ),
    ).rejects.toThrow('orders_one_open');
    await expect(orders.sql("update order_events set event = 'x'")).rejects.toThrow('stays as it was');
  });

  /** Everything that an event may write. */
  const written = [
    'projects',
    'project_snapshots',
    'orders',
    'order_lines',
    'order_rounds',
    'order_events',
    'mail_outbox',
    'charges',
    'audit_entries',
  ];
  /** Mails by their ids alone: the delivery of earlier ones goes on meanwhile. */
  const state = async () => {
    const counts = written.map((table) => {
      const row = table === 'mail_outbox' ? 't.id::text' : 't::text';
      return `(select md5(string_agg(${row}, ',' order by ${row})) from ${table} t) as ${table}`;
    });
    return (await orders.sql(`select ${counts.join(', ')}`)).rows[0];
  };

  /** Has the n-th write to a table fail, as if the server died there. */
  async function failing(table: string, work: () => Promise<unknown>): Promise<void> {
    await orders.sql(`create or replace function fail_here() returns trigger language plpgsql as
      $$ begin raise exception 'the server died here'; end $$`);
    await orders.sql(
      `create trigger fail_here after insert or update or delete on ${table} for each row execute function fail_here()`,
    );
    try {
      await work();
    } finally {
      await orders.sql(`drop trigger fail_here on ${table}`);
    }
  }

  test('an order that fails at any write leaves nothing, and goes through when it is sent again', async () => {
    const { number } = await orders.project();
    const wanted = await orders.wanted(number, ['1001']);
    const before = await state();
    const failed: string[] = [];
    for (const table of written) {
      await failing(table, async () => {
        const { error } = await orders.call('ana', 'orders', 'submit', wanted);
        if (!error) return;
        expect(error.code).toBe(-32603);
        failed.push(table);
        expect(await state()).toEqual(before);
      });
      if (!failed.includes(table)) break;
    }
    // It writes nothing to the last two: staff have no part in it, and nothing is charged.
    expect(failed).toEqual(written.slice(0, 7));
    expect((await project(number)).state).toBe('ordered');
    expect(await orders.subjects(`${number}-1`)).toHaveLength(1);
  });

  test('a delivery that fails at any write leaves nothing', async () => {
    const { number } = await orders.reviewed();
    orders.pass({ hours: 3 });
    const before = await state();
    for (const table of [
      'projects',
      'orders',
      'order_rounds',
      'order_events',
      'charges',
      'mail_outbox',
      'audit_entries',
    ]) {
      await failing(table, async () => {
        const { error } = await orders.tried('deliver', number);
        expect([table, error?.code]).toEqual([table, -32603]);
      });
      expect([table, await state()]).toEqual([table, before]);
    }
    expect((await orders.act('deliver', number)).charges).toHaveLength(1);
  });
});

describe('business days (D9)', () => {
  const update = (by: string, params: object) => orders.call(by, 'calendar', 'update', params);
  const shown = async () => (await orders.site.callPublic('calendar', 'load')).result;

  test('a closed day moves what is promised from then on, not what was; the slower of two editors is told', async () => {
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
    expect((await load(before.number)).dueAt).toBe('2027-03-05T08:00:00.000Z');
    expect((await orders.ordered()).dueAt).toBe('2027-03-06T08:00:00.000Z');
    expect((await update('eve', { loaded: closed, days: [] })).result).toEqual([]);
  });
});

test('every mail that was written is whole: text and HTML, with one link of this site', async () => {
  const { number } = await orders.ordered();
  const { rows } = await orders.sql(
    "select subject, text, html from mail_outbox where subject ~ 'P[0-9]{6}'",
  );
  expect(rows.filter(({ subject }) => subject.includes(number))).toHaveLength(2);
  for (const { subject, text, html } of rows) {
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    expect(text.match(/https?:\/\/\S+/g)).toHaveLength(1);
    expect(html).toContain('<!doctype html>');
    expect(html).not.toMatch(/undefined|\[object/);
    expect(text).not.toContain('Oak Street');
    expect(subject).not.toMatch(/\s$/);
  }
});

test('the export of an account’s data holds its orders, and no notes of staff', async () => {
  const { number } = await orders.ordered();
  await orders.act('note', number, { text: 'Called; no answer.' });
  const data = await orders.done<{ orders: { number: string }[] }>('ana', 'account', 'exportData');
  expect(data.orders.find((order) => order.number === number)).toMatchObject({
    lines: [{ sku: '1001' }, { sku: '4001' }],
    events: [{ event: 'submit' }],
  });
  expect(JSON.stringify(data)).not.toContain('Called; no answer.');
});

test('an account with orders is kept, and its holder is told why', async () => {
  await orders.ordered(['1001'], 'ben');
  const { error } = await orders.call('ben', 'account', 'deleteAccount', { password });
  expect(error).toMatchObject({
    code: -32010,
    message: expect.stringContaining('we keep records of orders'),
  });
  expect((await orders.done<{ total: number }>('ben', 'orders', 'list')).total).toBe(1);
});
