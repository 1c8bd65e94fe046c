import type { CustomerCase } from '@title24/shared-domain/cases';
import type { DownloadLink } from '@title24/shared-domain/full-service';
import { eq } from 'drizzle-orm';
import { eventually } from '../../platform/db/testing/eventually.ts';
import { CaseSite, delivery, monday, Visitor } from '../submissions/cases/testing/case-site.ts';
import { deleteExpired } from '../submissions/inbox/retention.ts';
import { parkAttempt } from './payment-jobs.ts';
import { paymentAttempts } from './tables/payment-attempts.table.ts';
import { jobWaitMs } from './testing/card-site.ts';
import { StripePeer } from './testing/stripe-peer.ts';

jest.setTimeout(240_000);

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
  // The provider's events are delivered only when a test requests them.
  peer.webhookUrl = null;
});

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

test('Q6: an invoice is due after delivery, and is paid only once, even if its payment page is opened several times', async () => {
  const reference = await cases.inWork();
  const customer = await cases.customer(reference);
  const early = await customer.get(`/plans/${reference}/pay`);
  expect([early.status, early.data]).toMatchObject([422, { refused: { form: 'pay' } }]);
  await cases.act(reference, delivery());
  expect((await customer.case(reference)).invoice).toMatchObject({
    number: `${reference}-S`,
    cents: 43_901,
    state: 'due',
    isPayable: true,
  });
  expect((await cases.mails(reference))[0]?.text).toContain('by credit card on the page of your project');

  // The customer opens the payment page in two browsers at once, and then opens it again.
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
  const settled = await customer.get(`/plans/${reference}/pay`);
  expect([settled.status, settled.location]).toEqual([303, `/plans/${reference}?done=pay`]);

  // The provider's events arrive late, and each arrives twice.
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

test('Q6: the provider’s event alone, or a run of checkPayments alone, records a payment', async () => {
  const [heard, looked] = [await cases.delivered(), await cases.delivered()];
  const sessions = [
    await payPage(await cases.customer(heard), heard),
    await payPage(await cases.customer(looked), looked),
  ];
  peer.objects.completeSession(sessions[1] ?? '');
  cases.at('2027-03-01T17:30:00.000Z');
  await cases.site.app.checkPayments();
  expect(await invoiceOf(looked)).toMatchObject({ state: 'paid' });
  expect(await receipts(looked)).toHaveLength(1);

  peer.webhookUrl = `${cases.url}/webhooks/stripe`;
  peer.objects.completeSession(sessions[0] ?? '');
  await peer.eventsSettled();
  await eventually(async () => (await invoiceOf(heard))?.state === 'paid' || null, jobWaitMs);
  expect(await receipts(heard)).toHaveLength(1);
});

test('Q6: an expired page is replaced, and nothing is charged if the provider fails', async () => {
  const reference = await cases.delivered();
  const customer = await cases.customer(reference);
  // The provider responds with an error instead of closing the connection. The Stripe library would retry after a
  // closed connection, and the retry would succeed.
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
  // The case page is available even without the provider.
  expect((await customer.case(reference)).invoice).toMatchObject({ state: 'due' });
  peer.objects.completeSession(second);
  expect((await customer.case(reference)).invoice).toMatchObject({ state: 'paid' });
  expect(paymentsOf(reference)).toHaveLength(1);
});

test('Q6: recording a payment by check closes the payment page, and no payment counts twice', async () => {
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
  expect(() => peer.objects.completeSession(open)).toThrow('no longer open');
  expect(await receipts(byCheck)).toHaveLength(1);

  const session = await payPage(await cases.customer(byCard), byCard);
  peer.objects.completeSession(session);
  const seen = await cases.seen(byCard);
  const late = await cases.call('cleo', 'cases', 'act', { ...seen, act: record });
  expect(late.error).toBeDefined();
  expect(await invoiceOf(byCard)).toMatchObject({ state: 'paid', way: 'card' });
  expect(paymentsOf(byCard)).toHaveLength(1);
});

test('Q6: a refused action leaves the customer’s payment page open', async () => {
  const reference = await cases.delivered();
  const session = await payPage(await cases.customer(reference), reference);
  const act = { event: 'record-payment', way: 'check', paidOn: '2027-03-02', reference: '1042' };
  const wrong = await cases.call('cleo', 'cases', 'act', { ...(await cases.seen(reference)), act });
  expect(wrong.error?.code).toBe(-32602);
  peer.objects.completeSession(session);
  const { invoice } = await (await cases.customer(reference)).case(reference);
  expect(invoice).toMatchObject({ state: 'paid', way: 'card' });
});

test('Q6: plans are not deleted while the payment page is open, or before a payment on it is recorded', async () => {
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
  expect(() => peer.objects.completeSession(open)).toThrow('no longer open');
  expect((await remove(waived)).result).toEqual({});
});

test('Q6: plans past their retention are kept while the customer has the payment page open', async () => {
  const [open, other] = [await cases.delivered(), await cases.delivered()];
  const page = await payPage(await cases.customer(open), open);
  await cases.sql(
    "update submissions set state = 'closed', last_update = '2026-01-01' where reference = any($1)",
    [[open, other]],
  );
  const { database, app } = cases.site;
  const sweep = async () => {
    const deleted = await deleteExpired(database, { jobs: app.jobs, payments: app.casePayments }, 30);
    const { rows } = await cases.sql('select reference from submissions where reference = any($1)', [
      [open, other],
    ]);
    return [deleted, rows.map(({ reference }) => reference)];
  };
  expect(await sweep()).toEqual([1, [open]]);
  expect(await sweep()).toEqual([0, [open]]);
  peer.objects.expireSession(page);
  cases.at('2027-03-01T17:30:00.000Z');
  await cases.site.app.checkPayments();
  expect(await sweep()).toEqual([1, []]);
});

test('Q6, H8: the export of an account’s data has the invoice with its payments, but no payment link and no staff names', async () => {
  const reference = await cases.delivered();
  const customer = await cases.customer(reference);
  const left = await payPage(customer, reference);
  peer.objects.expireSession(left);
  const paid = await payPage(customer, reference);
  peer.objects.completeSession(paid);
  await customer.case(reference);
  await cases.call('root', 'cases', 'refund', { ...(await cases.seen(reference)), message: 'Our mistake.' });
  await cases.sql("update submissions set email = 'mia@example.com' where reference = $1", [reference]);
  const { result } = await cases.call('mia', 'account', 'exportData');
  expect(result).toMatchObject({
    submissions: [
      {
        reference,
        invoice: {
          number: `${reference}-S`,
          cents: 43_901,
          state: 'refunded',
          way: 'card',
          paidOn: '2027-03-01',
          refundedOn: '2027-03-01',
          reference: 'Visa ending in 4242',
          payments: [
            { outcome: 'closed', cents: 43_901, paymentId: null, refund: null },
            {
              outcome: 'paid',
              cents: 43_901,
              paymentId: expect.any(String),
              refund: expect.stringMatching(/^(due|done)$/),
              refundAskedAt: expect.any(String),
            },
          ],
        },
      },
    ],
  });
  const text = JSON.stringify(result);
  for (const secret of [peer.url, left, paid, 'cleo']) expect(text).not.toContain(secret);
});

test('Q6: only an administrator can refund a payment to the card, and a waived invoice cannot be paid', async () => {
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
  await cases.site.app.checkPayments();
  expect(refundsOf()).toMatchObject([{ amount: 43_901 }]);
  const shown: CustomerCase = await customer.case(reference);
  expect(shown.invoice).toMatchObject({ state: 'refunded', refundedOn: '2027-03-01' });
  expect(await subjects(reference)).toContain(`We have refunded your payment (${reference})`);
  expect(await cases.staffMails(reference)).not.toContainEqual(
    expect.stringMatching(/^Payment needs attention/),
  );

  const waived = await cases.delivered();
  await cases.act(waived, { event: 'waive', message: 'Our mistake.' });
  const page = await (await cases.customer(waived)).get(`/plans/${waived}/pay`);
  expect([page.status, page.location]).toEqual([303, `/plans/${waived}?done=pay`]);
  const shown2 = await (await cases.customer(waived)).get(`/plans/${waived}?done=pay`);
  expect(shown2.data).toMatchObject({ case: { invoice: { state: 'waived' } }, done: null });
});

/**
 * Creates a case that was paid on the provider's page.
 * @returns the case's reference and the payment id
 */
async function paidCase(): Promise<{ readonly reference: string; readonly payment: string }> {
  const reference = await cases.delivered();
  const customer = await cases.customer(reference);
  peer.objects.completeSession(await payPage(customer, reference));
  await customer.case(reference);
  return { reference, payment: String(paymentsOf(reference)[0]?.id) };
}

const refundAs = async (reference: string) =>
  cases.call('root', 'cases', 'refund', { ...(await cases.seen(reference)), message: 'Our mistake.' });
const refundsOf = (payment: string) =>
  peer.objects.all('refund').filter(({ payment_intent }) => payment_intent === payment);
const refundStateOf = async (payment: string) => {
  const { rows } = await cases.sql('select refund from payment_attempts where payment_id = $1', [payment]);
  return rows[0]?.refund as string | null;
};
const toLookAt = async (reference: string) =>
  (await cases.staffMails(reference)).filter((subject) => subject.startsWith('Payment needs attention'));

test('Q6: after a partial refund at the provider, the rest can be refunded on this site', async () => {
  const { reference, payment } = await paidCase();
  peer.webhookUrl = `${cases.url}/webhooks/stripe`;
  peer.objects.refundByHand(payment, 1000);
  await peer.eventsSettled();
  await eventually(async () => (await toLookAt(reference)).length > 0 || null, jobWaitMs);
  expect((await refundAs(reference)).error).toBeUndefined();
  await eventually(async () => (await refundStateOf(payment)) === 'done' || null, jobWaitMs);
  expect(refundsOf(payment).map(({ amount }) => amount)).toEqual([1000, 42_901]);
  expect(await toLookAt(reference)).toHaveLength(1);
});

test('Q6: staff get no email if a payment attempt ends just before it would be parked', async () => {
  const { reference, payment } = await paidCase();
  const { database, app } = cases.site;
  const attempts = await database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentId, payment));
  expect(attempts).toHaveLength(1);
  for (const attempt of attempts)
    await parkAttempt({ database, payables: app.payables }, attempt, 'It has no outcome.');
  expect(await toLookAt(reference)).toEqual([]);
});

test('Q6: staff get an email about each dispute of a payment', async () => {
  const { reference, payment } = await paidCase();
  peer.webhookUrl = `${cases.url}/webhooks/stripe`;
  for (const times of [1, 2]) {
    peer.objects.dispute(payment);
    await peer.eventsSettled();
    await eventually(async () => (await toLookAt(reference)).length === times || null, jobWaitMs);
  }
});

test('Q6: after a partial refund at the provider, a repeated refund request refunds the rest', async () => {
  const { reference, payment } = await paidCase();
  peer.fail(500, 'POST', /refunds$/);
  expect((await refundAs(reference)).error).toBeUndefined();
  await peer.requested('POST', /refunds$/, ({ params }) => params.payment_intent === payment);
  peer.objects.refundByHand(payment, 1000);
  cases.at('2027-03-01T18:00:00.000Z');
  await cases.site.app.checkPayments();
  expect(await refundStateOf(payment)).toBe('done');
  expect(refundsOf(payment).map(({ amount }) => amount)).toEqual([1000, 42_901]);
  expect(await toLookAt(reference)).toEqual([]);
});

test('Q6: plans are not deleted during a refund, and a payment by check is not refunded to a card', async () => {
  const { reference, payment } = await paidCase();
  peer.fail(500, 'POST', /refunds$/);
  expect((await refundAs(reference)).error).toBeUndefined();
  await peer.requested('POST', /refunds$/, ({ params }) => params.payment_intent === payment);
  const remove = async () => cases.call('root', 'submissions', 'delete', await cases.seen(reference));
  expect((await remove()).error).toMatchObject({
    code: -32010,
    message: expect.stringMatching(/^The provider has not given the customer’s payment back yet/),
  });
  await cases.sql(
    "update submissions set state = 'closed', last_update = '2026-01-01' where reference = $1",
    [reference],
  );
  const { database, app } = cases.site;
  expect(await deleteExpired(database, { jobs: app.jobs, payments: app.casePayments }, 30)).toBe(0);
  // The next run of checkPayments requests the refund again.
  cases.at('2027-03-01T18:00:00.000Z');
  await cases.site.app.checkPayments();
  expect(refundsOf(payment)).toMatchObject([{ amount: 43_901 }]);
  expect((await remove()).result).toEqual({});

  const byCheck = await cases.delivered();
  // This card attempt is marked as paid after the payment by check is recorded, so the invoice is paid twice.
  await cases.sql(
    `insert into payment_attempts (kind, payable_id, n, way, outcome, cents, payment_id, started_at)
      select 'case', i.id, 1, 'page', 'closed', i.cents, 'pi_besides', now() from case_invoices i
      join submissions s on s.id = i.submission_id where s.reference = $1`,
    [byCheck],
  );
  await cases.act(byCheck, {
    event: 'record-payment',
    way: 'check',
    paidOn: '2027-03-01',
    reference: '1042',
  });
  await cases.sql("update payment_attempts set outcome = 'paid' where payment_id = 'pi_besides'");
  expect((await refundAs(byCheck)).error).toBeUndefined();
  expect(await refundStateOf('pi_besides')).toBeNull();
});

test('Q6: the report email has the invoice attached, and the customer is reminded before and after the due date', async () => {
  const reference = await cases.delivered();
  const mails = async () => {
    const { rows } = await cases.sql(
      'select subject, text, attachments from mail_outbox where position($1 in text) > 0 and jsonb_array_length(to_jsonb(attachments)) > 0 order by created_at, id',
      [`${reference}-S`],
    );
    return rows;
  };
  expect(await mails()).toMatchObject([
    {
      subject: `Your report is ready (${reference})`,
      text: expect.stringContaining(
        `Please pay invoice ${reference}-S, which is attached, by March 31, 2027.`,
      ),
      attachments: [{ source: 'invoices', id: `${reference}-S`, name: `Invoice ${reference}-S.pdf` }],
    },
  ]);
  for (const day of ['2027-03-28', '2027-03-29', '2027-04-02', '2027-04-03', '2027-04-30']) {
    cases.at(`${day}T20:00:00.000Z`);
    await cases.site.app.checkPayments();
  }
  expect((await mails()).slice(1).map(({ subject }) => subject)).toEqual([
    `Reminder: invoice ${reference}-S is due on March 31, 2027`,
    `Invoice ${reference}-S is past due`,
  ]);
});

test('Q3, Q6: the invoice PDF exists only after delivery, and visitors must open the case page before the PDF or the payment page', async () => {
  const working = await cases.inWork();
  expect((await (await cases.customer(working)).get(`/plans/${working}/invoice.pdf`)).status).toBe(404);
  const reference = await cases.delivered();
  const { status, headers, text } = await (await cases.customer(reference)).get(
    `/plans/${reference}/invoice.pdf`,
  );
  expect([status, headers.get('content-type'), text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  expect(headers.get('content-disposition')).toContain(`Invoice ${reference}-S.pdf`);
  for (const name of ['invoice.pdf', 'pay']) {
    const { location } = await new Visitor(cases).get(`/plans/${reference}/${name}`);
    expect([name, location]).toEqual([name, `/plans/${reference}`]);
  }
});

test('Q6: staff can download the plans, the report and the invoice of a case, but not with the reference of another case', async () => {
  const [reference, other] = [await cases.delivered(), await cases.delivered()];
  const { files: plans, case: shown } = await cases.load(reference);
  expect(shown.documents.map(({ name }) => name)).toEqual([`Invoice ${reference}-S.pdf`]);
  const files = [...plans, ...shown.files, ...shown.documents];
  expect(files).toHaveLength(3);
  for (const { id: fileId } of files) {
    const wanted = { reference, fileId, purpose: 'download' };
    const { url } = await cases.done<DownloadLink>('cleo', 'submissions', 'openFile', wanted);
    const answer = await fetch(cases.site.url + url);
    expect([answer.status, (await answer.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
    const elsewhere = { ...wanted, reference: other };
    expect(await cases.codeOf('cleo', 'submissions', 'openFile', elsewhere)).toBe(-32001);
  }
});

test('Q6: the database rejects an invoice before delivery, a changed amount, and the reversal of a payment', async () => {
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
