import type { ActionPreview, DeskOrder, OrderSnapshot, OrderView } from '@title24/shared-domain/orders';
import { beforeStatement } from '../../testing/before-statement.ts';
import type { OrderSite } from '../testing/order-site.ts';
import { withOrderSite } from '../testing/with-order-site.ts';

jest.setTimeout(240_000);

let orders: OrderSite;

withOrderSite((site) => {
  orders = site;
});

describe('review and delivery (D3, D11)', () => {
  test('D3a: the history has each step from submission to completion, and copies are charged when they are mailed', async () => {
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
    expect((await orders.projectOf(projectNumber)).state).toBe('completed');
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
    expect(await orders.textOf(`We’re refunding $50.00 (${number})`)).toContain(refund.reason);
    const { rows } = await orders.sql('select distinct action from audit_entries where subject = $1', [
      `order ${number}`,
    ]);
    expect(rows.map(({ action }) => action).sort()).toEqual([
      'work.deliver',
      'work.mail-copies',
      'work.record-payment',
      'work.refund',
      'work.saveChecklist',
      'work.take',
    ]);
  });

  test('only one of two simultaneous deliveries succeeds', async () => {
    const { number, lastUpdate } = await orders.reviewed();
    orders.pass({ hours: 3 });
    const answers = await Promise.all(
      ['cleo', 'dora'].map((by) => orders.call(by, 'desk', 'deliver', { order: number, lastUpdate })),
    );
    expect(answers.map(({ error }) => error?.code ?? 'delivered').sort()).toEqual([-32009, 'delivered']);
    expect((await orders.load(number)).charges).toHaveLength(1);
    expect((await orders.subjects(number)).filter((subject) => subject.includes('Invoice'))).toHaveLength(1);
  });

  test('of a simultaneous cancellation and delivery, only one succeeds', async () => {
    const { number, lastUpdate } = await orders.reviewed(['1001', '3001']);
    const answers = await Promise.all([
      orders.call('ana', 'orders', 'cancel', { order: number, lastUpdate }),
      orders.call('cleo', 'desk', 'deliver', { order: number, lastUpdate }),
    ]);
    expect(answers.map(({ error }) => error?.code ?? 'done').sort()).toEqual([-32009, 'done']);
    const { state, charges } = await orders.load(number);
    expect([state, charges.length]).toEqual(answers[0]?.error ? ['delivered', 1] : ['cancelled', 0]);
  });

  test('D3e: a late report costs half, and missed rush service is not charged', async () => {
    const { number } = await orders.reviewed(['1001', '3001']);
    const promised = async () =>
      (await orders.sql('select promised_at, due_at from orders where number = $1', [number])).rows[0];
    const promisedAt = new Date('2027-03-01T23:00:00.000Z');
    expect(await promised()).toEqual({ promised_at: promisedAt, due_at: promisedAt });
    orders.at('2027-03-05T08:00:00.000Z');
    const order = await orders.act('deliver', number);
    expect(await promised()).toEqual({ promised_at: promisedAt, due_at: null });
    expect(order).toMatchObject({
      isLate: true,
      rushWaivedCents: 8500,
      rebateCents: 7450,
      charges: [{ cents: 7450 }],
    });
    expect(await orders.textOf(`Invoice ${number}-S`)).toMatch(
      /Rush service: [^:]+: −\$85\.00\n- Late report: [^:]+: −\$74\.50\n- Amount due: \$74\.50/,
    );
  });

  test('an order that is paid while it is being read is shown as it was before the payment', async () => {
    const { number } = await orders.reviewed();
    orders.pass({ hours: 3 });
    const [charge] = (await orders.act('deliver', number)).charges;
    const payment = { charge: charge?.id, date: '2027-03-01', way: 'check', reference: '17', cents: 14_900 };
    const hasHappened = beforeStatement(/ from "order_events"/, () =>
      orders.act('recordPayment', number, payment, 'dora'),
    );
    const before = await orders.load(number);
    expect(hasHappened()).toBe(true);
    const shown = ({ state, charges, events }: DeskOrder) => [
      state,
      charges.map((each) => [each.state, each.payments.length]),
      events.at(-1)?.event,
    ];
    expect(shown(before)).toEqual(['delivered', [['due', 0]], 'deliver']);
    expect(shown(await orders.load(number))).toEqual(['completed', [['paid', 1]], 'complete']);
  });

  test('staff cannot work on their own orders', async () => {
    const { number, lastUpdate } = await orders.ordered(['1001'], 'eve');
    expect(
      (await orders.call('eve', 'desk', 'startReview', { order: number, lastUpdate })).error,
    ).toMatchObject({
      code: -32003,
      message: 'Other staff have to handle orders of your account.',
    });
    expect((await orders.act('startReview', number)).reviewer).toBe('cleo');
    expect((await orders.act('release', number)).state).toBe('submitted');
  });

  test('staff can add a note to an order and see the project as submitted', async () => {
    const { number } = await orders.ordered();
    await orders.act('note', number, { text: 'Called; no answer.' });
    expect((await orders.load(number)).notes).toMatchObject([{ by: 'cleo', text: 'Called; no answer.' }]);
    const snapshot = await orders.done<OrderSnapshot>('cleo', 'desk', 'snapshot', { order: number });
    expect(snapshot).toMatchObject({ round: 1, data: { location: { city: 'Oakland' } } });
    expect(await orders.codeOf('cleo', 'desk', 'snapshot', { order: number, round: 2 })).toBe(-32001);
  });
});

describe('previews of emails (D3)', () => {
  const previewed = (order: string, action: object) => orders.tried('preview', order, { action });

  test('a preview shows exactly the emails that the action would send to the customer, and changes nothing', async () => {
    const { number } = await orders.reviewed();
    orders.pass({ hours: 3 });
    const before = await orders.load(number);
    const { result } = await previewed(number, { method: 'deliver' });
    const preview = result as ActionPreview;
    expect(preview.state).toBe('delivered');
    expect(await orders.load(number)).toEqual(before);
    expect(await orders.subjects(number)).toHaveLength(1);
    await orders.act('deliver', number);
    const { rows } = await orders.sql(
      'select subject, text, html from mail_outbox where position($1 in subject) > 0 and to_address = $2 order by subject desc',
      [number, 'ana@example.com'],
    );
    const bySubject = [...preview.mails].sort((one, other) => (one.subject < other.subject ? 1 : -1));
    expect(bySubject.map(({ subject, text, html }) => ({ subject, text, html }))).toEqual(
      rows.filter(({ subject }) => !subject.startsWith('We have received')),
    );
  });

  test('a preview of an impossible or invalid action is refused, and customers get no preview', async () => {
    const { number } = await orders.ordered();
    expect((await previewed(number, { method: 'deliver' })).error).toMatchObject({
      code: -32010,
      message: expect.stringContaining('Start the review first.'),
    });
    expect((await previewed(number, { method: 'cancel', fee: 'none', reason: 'short' })).error?.code).toBe(
      -32602,
    );
    expect(await orders.codeOf('ana', 'desk', 'preview', {})).toBe(-32003);
  });
});

describe('notes and checklists (D3)', () => {
  const checklist = (done: readonly string[]) => ({ done, complies: null, needsRegistration: null });

  test('D3i: one of two simultaneous saves of a checklist gets a conflict', async () => {
    const { number } = await orders.ordered();
    const { lastUpdate } = await orders.act('startReview', number);
    const save = (account: string, done: readonly string[]) =>
      orders.call(account, 'desk', 'saveChecklist', {
        order: number,
        lastUpdate,
        checklist: checklist(done),
      });
    const answers = await Promise.all([save('cleo', ['areas']), save('dora', ['signer'])]);
    const [saved] = answers.flatMap(({ result }) => (result ? [result as DeskOrder] : []));
    const refused = answers.flatMap(({ error }) => (error ? [error] : []));
    expect(refused).toMatchObject([
      { code: -32009, message: expect.stringContaining('has changed this since you opened it') },
    ]);
    expect((await orders.load(number)).checklist).toEqual(saved?.checklist);
    expect(saved?.lastUpdate).not.toBe(lastUpdate);
  });

  test('an action gets a conflict and does nothing if the order got a note after it was loaded', async () => {
    const { number, lastUpdate } = await orders.ordered();
    await orders.act('note', number, { text: 'The customer called.' }, 'dora');
    const { error } = await orders.call('cleo', 'desk', 'startReview', { order: number, lastUpdate });
    expect(error?.code).toBe(-32009);
    expect((await orders.load(number)).state).toBe('submitted');
  });
});

describe('payments and differences (D3)', () => {
  test('staff see the recipient and lines of an invoice and cannot retry its charge, and the customer sees the recorded payment', async () => {
    const { number } = await orders.reviewed(['1001', '3001']);
    orders.pass({ hours: 72 });
    const { charges, payer } = await orders.act('deliver', number);
    const [charge] = charges;
    expect(charge).toMatchObject({ invoiceNumber: `${number}-S`, payments: [] });
    expect(payer).toEqual(['Ana Example', '100 Example Street', 'Oakland, CA 94612']);
    expect(charge?.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(charge?.cents);
    const link = await orders.done('ana', 'orders', 'payLink', { order: number, charge: charge?.id });
    expect(link).toMatchObject({ url: null, words: expect.stringContaining(`${number}-S`) });
    expect((await orders.tried('retryCharge', number, { charge: charge?.id })).error).toMatchObject({
      code: -32010,
      message: expect.stringContaining('Record the payment'),
    });
    await orders.act('recordPayment', number, {
      charge: charge?.id,
      date: '2027-03-05',
      way: 'check',
      reference: '17',
      cents: charge?.cents,
    });
    const paid = await orders.done<OrderView>('ana', 'orders', 'load', { order: number });
    expect(paid.charges[0]?.payments).toMatchObject([
      { outcome: 'paid', paidOn: '2027-03-05', way: 'check', reference: '17' },
    ]);
    expect(await orders.textOf(`We have received your payment (${number})`)).toContain(
      'Paid on March 5, 2027 by check, 17: $',
    );
    expect(paid.events.map(({ words }) => words)).toContain(
      `Payment received: $${((charge?.cents ?? 0) / 100).toFixed(2)}`,
    );
    expect(await orders.codeOf('ana', 'orders', 'payLink', { order: number, charge: charge?.id })).toBe(
      -32010,
    );
  });

  test('differences between rounds are shown with labels, and a first round has no differences', async () => {
    const { number, projectNumber } = await orders.asked();
    await orders.relocate(projectNumber, { city: 'Berkeley' });
    expect(await orders.done('cleo', 'desk', 'difference', { order: number })).toEqual({
      from: null,
      to: 1,
      changes: [],
    });
    await orders.act<OrderView>('resubmit', number, {}, 'ana');
    expect(await orders.done('cleo', 'desk', 'difference', { order: number })).toEqual({
      from: 1,
      to: 2,
      changes: [
        expect.objectContaining({ step: 'location', label: 'City', before: 'Oakland', after: 'Berkeley' }),
      ],
    });
    expect(await orders.codeOf('cleo', 'desk', 'difference', { order: number, round: 7 })).toBe(-32001);
  });
});
