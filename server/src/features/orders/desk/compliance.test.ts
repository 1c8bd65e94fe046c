import type { DownloadLink } from '@title24/shared-domain/full-service';
import type { ActionPreview, OrderView } from '@title24/shared-domain/orders';
import type { OrderSite } from '../testing/order-site.ts';
import { withOrderSite } from '../testing/with-order-site.ts';

jest.setTimeout(240_000);

let orders: OrderSite;

withOrderSite((site) => {
  orders = site;
});

const registration = { number: '226-P010000001A', date: '2027-03-01' };

async function answered(answers: { readonly complies: boolean; readonly needsRegistration: boolean }) {
  const { number, checklist } = await orders.reviewed();
  orders.pass({ hours: 3 });
  await orders.act('saveChecklist', number, { checklist: { ...checklist, ...answers } });
  return number;
}

/** Returns the customer's newest email about an order, with a subject that begins with `subject`. */
async function mailOf(number: string, subject: string): Promise<{ text: string; attachments: unknown }> {
  const { rows } = await orders.sql(
    'select text, attachments from mail_outbox where to_address = $1 and position($2 in subject) > 0 and starts_with(subject, $3) order by created_at desc',
    ['ana@example.com', number, subject],
  );
  return rows[0];
}

test('D11: a report that does not comply is delivered only with a reason for the customer', async () => {
  const number = await answered({ complies: false, needsRegistration: false });
  expect((await orders.tried('deliver', number)).error).toMatchObject({
    code: -32010,
    message: expect.stringContaining('confirm the delivery with a reason'),
  });
  expect((await orders.load(number)).charges).toEqual([]);
  expect((await orders.tried('deliver', number, { shortfall: 'Short' })).error?.code).toBe(-32602);
  const shortfall = 'You asked for this version for a first talk with the city.';
  const delivered = await orders.act('deliver', number, { shortfall });
  expect(delivered.compliance).toEqual({
    complies: false,
    needsRegistration: false,
    shortfall,
    registration: null,
  });
  const { text, attachments } = await mailOf(number, 'Your report is here');
  expect(text).toContain('This report does not comply.');
  expect(text).toContain(shortfall);
  expect(attachments).toMatchObject([{ name: `${number}-read-first.pdf` }, { name: 'report.pdf' }]);
  const shown = await orders.done<OrderView>('ana', 'orders', 'load', { order: number });
  expect(shown.compliance).toEqual(delivered.compliance);
});

test('D8, D11: only the customer and staff can download an order’s cover sheet and invoice', async () => {
  const number = await answered({ complies: true, needsRegistration: true });
  const documents = async () =>
    (await orders.done<OrderView>('ana', 'orders', 'load', { order: number })).documents;
  expect(await documents()).toEqual([]);
  await orders.act('deliver', number);
  const made = await documents();
  expect(made.map(({ name }) => name)).toEqual([`${number}-read-first.pdf`, `Invoice ${number}-S.pdf`]);
  for (const { id, name } of made) {
    const wanted = { order: number, file: id };
    for (const [by, service] of [
      ['ana', 'orders'],
      ['cleo', 'desk'],
    ] as const) {
      const asked = { ...wanted, ...(service === 'desk' && { purpose: 'download' }) };
      const { url } = await orders.done<DownloadLink>(by, service, 'openFile', asked);
      const answer = await fetch(orders.site.url + url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(answer.headers.get('content-disposition')).toContain(name);
      expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
    }
    expect(await orders.codeOf('ben', 'orders', 'openFile', wanted)).toBe(-32001);
  }
  const [charge] = (await orders.load(number)).charges;
  const { id, cents } = charge ?? {};
  const paid = { charge: id, date: '2027-03-01', way: 'check', reference: '1042', cents };
  await orders.act('recordPayment', number, paid);
  expect((await documents()).map(({ name }) => name)).toContain(`Receipt ${number}-S.pdf`);
});

test('D11: a report that complies cannot be delivered with a reason for noncompliance, and has no cover sheet if it needs no registration', async () => {
  const number = await answered({ complies: true, needsRegistration: false });
  const { error } = await orders.tried('deliver', number, { shortfall: 'It falls a little short.' });
  expect(error?.message).toContain('no reason is needed');
  await orders.act('deliver', number);
  expect((await mailOf(number, 'Your report is here')).attachments).toMatchObject([{ name: 'report.pdf' }]);
});

test('D11: the customer sees how to register a report, and both the customer and staff can record the registration', async () => {
  const number = await answered({ complies: true, needsRegistration: true });
  const { mails } = await orders
    .act<never>('preview', number, { action: { method: 'deliver' } })
    .then((preview) => preview as unknown as ActionPreview);
  expect(mails.some(({ text }) => text.includes('Register this report before you apply'))).toBe(true);
  await orders.act('deliver', number);
  const { text } = await mailOf(number, 'Your report is here');
  expect(text).toMatch(/create an account with CHEERS[\s\S]*CalCERTS has closed/);

  const tomorrow = { ...registration, date: '2027-03-02' };
  expect((await orders.tried('register', number, tomorrow, 'ana')).error?.message).toContain(
    'today or earlier',
  );
  expect((await orders.tried('register', number, registration, 'ben')).error?.code).toBe(-32001);
  const typed = { ...registration, number: '226-P01' };
  const noted = await orders.act<OrderView>('register', number, typed, 'ana');
  expect(noted.compliance?.registration).toEqual(typed);
  expect(noted.events.at(-1)?.words).toBe('Report registered: 226-P01');
  const corrected = await orders.act('register', number, registration);
  expect(corrected.compliance?.registration).toEqual(registration);
  expect((await mailOf(number, 'Your report is registered')).text).toContain(
    'Registration number 226-P010000001A, March 1, 2027.',
  );
});
