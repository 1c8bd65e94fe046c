import { buffer } from 'node:stream/consumers';
import type { DeskOrder, OrderView } from '@title24/shared-domain/orders';
import type { MailAttachment } from '../../../platform/mail/attachments.ts';
import { pdfText } from '../../help-sheets/testing/pdf-text.ts';
import { monday, OrderSite } from '../../orders/testing/order-site.ts';

jest.setTimeout(240_000);

const payment = {
  payee: 'Example Reports LLC',
  checkAddress: '100 Example Street\nOakland, CA 94612',
  transfer: 'Routing number 000000000\nAccount number 123456',
  termDays: '14',
  remindBeforeDays: '4',
  remindAfterDays: '2',
};

let orders: OrderSite;

beforeAll(async () => {
  orders = await OrderSite.open();
  orders.at(monday);
  await orders.done('eve', 'config', 'update', { config: { payment } });
});
afterAll(() => orders.close());
beforeEach(() => orders.at(monday));

/**
 * Creates a delivered order with its invoice.
 * @param isLate whether the delivery was late
 */
async function delivered({ isLate = false } = {}): Promise<DeskOrder> {
  const { number } = await orders.ordered();
  await orders.readyToDeliver(number);
  orders.pass({ hours: isLate ? 24 * 9 : 3 });
  return orders.act('deliver', number);
}

interface SentMail {
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
}

async function mailsAbout(number: string): Promise<SentMail[]> {
  const { rows } = await orders.sql(
    "select subject, text, attachments from mail_outbox where position($1 in subject) > 0 and subject like '%nvoice%' order by created_at, id",
    [number],
  );
  return rows;
}

async function attachedText(mail: SentMail | undefined): Promise<string> {
  const [opened] = await orders.site.app.mailAttachments.open({ attachments: mail?.attachments ?? [] });
  if (!opened) throw new Error('The mail has no attachment');
  return pdfText(await buffer(opened.content)).replace(/\s+/g, ' ');
}

const recordPayment = (order: DeskOrder) =>
  orders.act('recordPayment', order.number, {
    charge: order.charges[0]?.id,
    date: orders.now().slice(0, 10),
    way: 'check',
    reference: '1042',
    cents: order.charges[0]?.cents,
  });

describe('invoices without a card (D8, H9)', () => {
  test('the order page, the email and the PDF show how to pay and by when', async () => {
    const order = await delivered({ isLate: true });
    const [mail] = await mailsAbout(order.number);
    expect(mail?.subject).toBe(`Invoice ${order.number}-S`);
    const { charges } = await orders.done<OrderView>('ana', 'orders', 'load', { order: order.number });
    expect(charges).toMatchObject([{ dueOn: '2027-03-24', howToPay: expect.any(Array) }]);
    const stated = [payment.payee, 'Oakland, CA 94612', 'Account number 123456', `${order.number}-S`];
    const pdf = await attachedText(mail);
    for (const words of stated) {
      expect(mail?.text).toContain(words);
      expect(charges[0]?.howToPay.join('\n')).toContain(words);
      expect(pdf).toContain(words);
    }
    expect(mail?.text).toContain('Please pay $74.50 by March 24, 2027');
    expect(pdf).toContain('Pay by: March 24, 2027');
    expect(pdf).toContain('Late report: 50% of the price of the services is not charged');
    expect(pdf).toContain('−$74.50');
    const shown = await orders.site.app.callPublic('config', 'load');
    expect(JSON.stringify(shown)).not.toContain(payment.payee);
  });

  test('customers get one reminder before the due date of an invoice and one after it', async () => {
    const { number } = await delivered();
    const subjects = async () => (await mailsAbout(number)).slice(1).map(({ subject }) => subject);
    const dayPasses = async (days: number) => {
      orders.pass({ hours: 24 * days });
      await orders.site.app.checkPayments();
      await orders.site.app.checkPayments();
    };
    await dayPasses(9);
    expect(await subjects()).toEqual([]);
    await dayPasses(1);
    const early = `Reminder: invoice ${number}-S is due on March 15, 2027`;
    expect(await subjects()).toEqual([early]);
    await dayPasses(5);
    expect(await subjects()).toEqual([early]);
    await dayPasses(1);
    const late = `Invoice ${number}-S is past due`;
    expect(await subjects()).toEqual([early, late]);
    await dayPasses(30);
    expect(await subjects()).toEqual([early, late]);
    const mail = (await mailsAbout(number)).at(-1);
    expect(mail?.text).toContain(payment.payee);
    expect(await attachedText(mail)).toContain('Amount due');
  });

  test('if both reminders are overdue, only the second is sent, and none is sent for a paid invoice', async () => {
    const [missed, paid] = [await delivered(), await delivered()];
    await recordPayment(paid);
    orders.pass({ hours: 24 * 40 });
    await orders.site.app.checkPayments();
    const subjects = async ({ number }: DeskOrder) =>
      (await mailsAbout(number)).slice(1).map(({ subject }) => subject);
    expect(await subjects(missed)).toEqual([`Invoice ${missed.number}-S is past due`]);
    expect(await subjects(paid)).toEqual([]);
  });

  test('the PDF of a paid invoice has the payment’s date and reference, and requests no payment', async () => {
    const order = await delivered();
    const { charges } = await recordPayment(order);
    expect(charges).toMatchObject([{ state: 'paid', howToPay: [] }]);
    const { rows } = await orders.sql(
      "select subject, text, attachments from mail_outbox where position($1 in subject) > 0 and subject like 'We have received your payment%'",
      [order.number],
    );
    expect(rows[0].attachments).toMatchObject([{ name: `Receipt ${order.number}-S.pdf` }]);
    const pdf = await attachedText(rows[0]);
    expect(pdf).toContain('Paid on March 1, 2027 by check, 1042');
    expect(pdf).not.toContain('How to pay');
    // If the invoice email is delivered only after the payment, its PDF is the same as that of the receipt email.
    expect(await attachedText((await mailsAbout(order.number))[0])).toBe(pdf);
  });
});
