import type { CustomerCase } from '@title24/shared-domain/cases';
import { eventually } from '../../../../platform/db/testing/eventually.ts';
import { StripePeer } from '../../../orders/card-payments/testing/stripe-peer.ts';
import { CaseSite, monday, Visitor } from '../testing/case-site.ts';

jest.setTimeout(240_000);

/** Longer than a job waits before it is tried again, in milliseconds: a loaded machine is slow, not wrong. */
const jobWaitMs = 180_000;

let peer: StripePeer;
let cases: CaseSite;

beforeAll(async () => {
  peer = await StripePeer.open();
  cases = await CaseSite.open(peer.environment);
  peer.now = () => cases.now();
});
afterAll(async () => {
  await peer.close();
  await cases.close();
});
beforeEach(() => {
  cases.at(monday);
  // What the provider tells is heard where a test says so.
  peer.webhookUrl = null;
});

/** Follows the link to the provider's page. @returns the id of the session */
async function payPage(customer: Visitor, reference: string): Promise<string> {
  const { status, location, text } = await customer.get(`/plans/${reference}/pay`);
  if (status !== 303 || !location?.startsWith(`${peer.url}/pay/`))
    throw new Error(`${status} ${location} ${text}`);
  return location.split('/').at(-1) ?? '';
}

const invoiceOf = async (reference: string) => (await cases.load(reference)).case.invoice;
const paymentsOf = (reference: string) =>
  peer.payments().filter(({ metadata }) => (metadata as { case?: string }).case === reference);
const subjects = async (reference: string) => (await cases.mails(reference)).map(({ subject }) => subject);
const receipts = async (reference: string) =>
  (await subjects(reference)).filter((subject) => subject.startsWith('We have received your payment'));

test('Q6: nothing is due before delivery; then the invoice is paid on the page of the provider, once, however often the link is followed', async () => {
  const reference = await cases.inWork();
  const customer = await cases.customer(reference);
  const early = await customer.get(`/plans/${reference}/pay`);
  expect([early.status, early.data]).toMatchObject([422, { refused: { form: 'pay' } }]);
  await cases.act(reference, { event: 'deliver', message: '' });
  expect((await customer.case(reference)).invoice).toMatchObject({
    number: `${reference}-S`,
    cents: 43_901,
    state: 'due',
    isPayable: true,
  });
  expect((await cases.mails(reference))[0]?.text).toContain('by credit card on the page of your project');

  // Two clicks, two tabs, Back and again.
  const other = await cases.customer(reference);
  const sessions = await Promise.all([payPage(customer, reference), payPage(other, reference)]);
  sessions.push(await payPage(customer, reference));
  expect(new Set(sessions).size).toBe(1);
  const [session = ''] = sessions;
  peer.objects.completeSession(session);
  const back = await customer.get(`/plans/${reference}?done=pay`);
  expect(back.data).toMatchObject({
    case: { invoice: { state: 'paid' } },
    done: expect.stringMatching(/^Your payment/),
  });
  expect((await customer.get(`/plans/${reference}/pay`)).status).toBe(422);

  // What the provider tells comes late, and twice.
  peer.webhookUrl = `${cases.url}/webhooks/stripe`;
  for (const event of peer.events) {
    expect(await peer.send(event)).toBe(200);
    expect(await peer.send(event)).toBe(200);
  }
  await eventually(async () => {
    const { rows } = await cases.sql('select 1 from payment_events where handled_at is null');
    return rows.length === 0 || null;
  }, jobWaitMs);
  const { invoice, timeline } = await customer.case(reference);
  expect(invoice).toMatchObject({
    state: 'paid',
    way: 'card',
    paidOn: '2027-03-01',
    reference: 'Visa ending in 4242',
    isPayable: false,
  });
  expect(timeline.filter(({ words }) => words === 'We received your payment')).toHaveLength(1);
  expect(paymentsOf(reference)).toMatchObject([{ amount: 43_901 }]);
  expect(await receipts(reference)).toEqual([`We have received your payment (${reference})`]);
  const receipt = (await cases.mails(reference)).find(({ subject }) =>
    subject.startsWith('We have received'),
  );
  expect(receipt?.text).toContain(
    `Paid on March 1, 2027 by card, Visa ending in 4242. Receipt ${reference}-S.`,
  );
});

test('Q6: the event of the provider alone records a payment, and a look of the clock alone', async () => {
  const [heard, looked] = [await cases.delivered(), await cases.delivered()];
  const sessions = [
    await payPage(await cases.customer(heard), heard),
    await payPage(await cases.customer(looked), looked),
  ];
  peer.objects.completeSession(sessions[1] ?? '');
  cases.at('2027-03-01T17:30:00.000Z');
  await cases.site.app.applyCaseDeadlines();
  expect(await invoiceOf(looked)).toMatchObject({ state: 'paid' });
  expect(await receipts(looked)).toHaveLength(1);

  peer.webhookUrl = `${cases.url}/webhooks/stripe`;
  peer.objects.completeSession(sessions[0] ?? '');
  await peer.told();
  await eventually(async () => (await invoiceOf(heard))?.state === 'paid' || null, jobWaitMs);
  expect(await receipts(heard)).toHaveLength(1);
});

test('Q6: a provider that does not answer, or whose answer is lost, costs a try and no money; a page that has expired is followed by another', async () => {
  const reference = await cases.delivered();
  const customer = await cases.customer(reference);
  // The library itself retries once after a closed connection.
  peer.fail(500, 'POST', /checkout\/sessions$/);
  const refused = await customer.get(`/plans/${reference}/pay`);
  expect([refused.status, refused.data]).toMatchObject([
    422,
    { refused: { form: 'pay', message: expect.stringContaining('Nothing was charged') } },
  ]);
  const first = await payPage(customer, reference);
  peer.objects.expireSession(first);
  const second = await payPage(customer, reference);
  expect(second).not.toBe(first);
  peer.fail(500, 'GET', /checkout\/sessions/);
  // The page shows without the provider.
  expect((await customer.case(reference)).invoice).toMatchObject({ state: 'due' });
  peer.objects.completeSession(second);
  expect((await customer.case(reference)).invoice).toMatchObject({ state: 'paid' });
  expect(paymentsOf(reference)).toHaveLength(1);
});

test('Q6: staff record a check: the open page closes first, and what was paid meanwhile is not taken twice', async () => {
  const [byCheck, byCard] = [await cases.delivered(), await cases.delivered()];
  const record = { event: 'record-payment', way: 'check', paidOn: '2027-03-01', reference: '1042' } as const;
  const open = await payPage(await cases.customer(byCheck), byCheck);
  const { case: recorded } = await cases.act(byCheck, record);
  expect(recorded.invoice).toMatchObject({
    state: 'paid',
    way: 'check',
    paidOn: '2027-03-01',
    reference: '1042',
  });
  expect(() => peer.objects.completeSession(open)).toThrow('not open any more');
  expect(await receipts(byCheck)).toHaveLength(1);

  const session = await payPage(await cases.customer(byCard), byCard);
  peer.objects.completeSession(session);
  const seen = await cases.seen(byCard);
  const late = await cases.call('cleo', 'cases', 'act', { ...seen, act: record });
  expect(late.error).toBeDefined();
  expect(await invoiceOf(byCard)).toMatchObject({ state: 'paid', way: 'card' });
  expect(paymentsOf(byCard)).toHaveLength(1);
  const tomorrow = { ...record, paidOn: '2027-03-02' };
  const wrong = await cases.call('cleo', 'cases', 'act', { ...(await cases.seen(byCard)), act: tomorrow });
  expect(wrong.error?.code).toBe(-32602);
});

test('Q6: plans are not deleted while the customer has the payment page open, nor unseen once it is paid', async () => {
  const [left, paid, waived] = [await cases.delivered(), await cases.delivered(), await cases.delivered()];
  const remove = async (reference: string) =>
    cases.call('root', 'submissions', 'delete', await cases.seen(reference));
  const page = await payPage(await cases.customer(left), left);
  const refused = await remove(left);
  expect(refused.error).toMatchObject({
    code: -32010,
    message: expect.stringMatching(/^The customer has the payment page open/),
    data: { state: 'delivered' },
  });
  // The provider does not tell whether it is still open.
  peer.fail(500, 'GET', /checkout\/sessions/);
  expect((await remove(left)).error?.code).toBe(-32010);
  expect(await invoiceOf(left)).toMatchObject({ state: 'due' });
  peer.objects.expireSession(page);
  expect((await remove(left)).result).toEqual({});

  peer.objects.completeSession(await payPage(await cases.customer(paid), paid));
  expect((await remove(paid)).error?.code).toBe(-32009);
  expect(await invoiceOf(paid)).toMatchObject({ state: 'paid', way: 'card' });
  expect((await remove(paid)).result).toEqual({});

  const open = await payPage(await cases.customer(waived), waived);
  await cases.act(waived, { event: 'waive', message: 'Our mistake.' });
  expect(() => peer.objects.completeSession(open)).toThrow('not open any more');
  expect((await remove(waived)).result).toEqual({});
});

test('Q6: only an administrator refunds: to the card, once, with a mail; a waived invoice is not paid', async () => {
  const reference = await cases.delivered();
  const customer = await cases.customer(reference);
  peer.objects.completeSession(await payPage(customer, reference));
  await customer.case(reference);
  const refund = async (account: string) =>
    cases.call(account, 'cases', 'refund', {
      ...(await cases.seen(reference)),
      message: 'You were billed twice.',
    });
  expect((await refund('cleo')).error?.code).toBe(-32003);
  expect((await refund('root')).error).toBeUndefined();
  expect((await refund('root')).error?.code).toBe(-32010);
  const refundsOf = () =>
    peer.objects.all('refund').filter((one) => one.payment_intent === paymentsOf(reference)[0]?.id);
  await eventually(async () => refundsOf().length > 0 || null, jobWaitMs);
  peer.webhookUrl = `${cases.url}/webhooks/stripe`;
  for (const event of peer.events.filter(({ type }) => type === 'charge.refunded')) await peer.send(event);
  await cases.site.app.applyCaseDeadlines();
  expect(refundsOf()).toMatchObject([{ amount: 43_901 }]);
  const shown: CustomerCase = await customer.case(reference);
  expect(shown.invoice).toMatchObject({ state: 'refunded', refundedOn: '2027-03-01' });
  expect(await subjects(reference)).toContain(`We have refunded your payment (${reference})`);
  expect(await cases.staffMails(reference)).not.toContainEqual(expect.stringMatching(/^Payment to look at/));

  const waived = await cases.delivered();
  await cases.act(waived, { event: 'waive', message: 'Our mistake.' });
  const page = await (await cases.customer(waived)).get(`/plans/${waived}/pay`);
  expect([page.status, (await invoiceOf(waived))?.state]).toEqual([422, 'waived']);
});

test('Q6: a dispute at the bank, and a refund that was made at the provider, are told to staff', async () => {
  const reference = await cases.delivered();
  const customer = await cases.customer(reference);
  peer.objects.completeSession(await payPage(customer, reference));
  await customer.case(reference);
  peer.webhookUrl = `${cases.url}/webhooks/stripe`;
  const paymentId = String(paymentsOf(reference)[0]?.id);
  peer.objects.dispute(paymentId);
  peer.objects.refundByHand(paymentId, 1000);
  await peer.told();
  const told = await eventually(async () => {
    const mails = (await cases.staffMails(reference)).filter((subject) =>
      subject.startsWith('Payment to look at'),
    );
    return mails.length >= 2 ? mails : null;
  }, jobWaitMs);
  expect(told).toHaveLength(2);
});

test('Q6: the database itself refuses an invoice before delivery, another amount, and a payment taken back', async () => {
  const working = await cases.inWork();
  const insert = cases.sql(
    'insert into case_invoices (submission_id, cents, issued_at) select id, 100, now() from submissions where reference = $1',
    [working],
  );
  await expect(insert).rejects.toThrow('before its delivery');
  const reference = await cases.delivered();
  const change = (set: string) =>
    cases.sql(
      `update case_invoices set ${set} where submission_id = (select id from submissions where reference = $1)`,
      [reference],
    );
  await expect(change('cents = 1')).rejects.toThrow('keeps its case and its amount');
  await change("state = 'paid'");
  await expect(change("state = 'due'")).rejects.toThrow('stays so');
});

test('Q6: without the page nobody is led to the payment', async () => {
  const reference = await cases.delivered();
  const { status, location } = await new Visitor(cases).get(`/plans/${reference}/pay`);
  expect([status, location]).toEqual([303, `/plans/${reference}`]);
});
