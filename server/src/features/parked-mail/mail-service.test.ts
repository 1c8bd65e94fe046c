import { randomUUID } from 'node:crypto';
import type { ListPage, ParkedMail } from '@title24/shared-domain';
import { eventually } from '../../platform/db/testing/eventually.ts';
import { composeMail } from '../../platform/mail/mail.ts';
import { mailOutbox } from '../../platform/mail/mail-outbox.table.ts';
import { AccountSite } from '../accounts/testing/account-site.ts';

let site: AccountSite;
let token: string;
beforeAll(async () => {
  site = await AccountSite.open();
  await site.addAccount('ana', 'Admin');
  token = await site.tokenOf('ana');
});
afterAll(() => site.close());

async function park(subject: string): Promise<string> {
  const mail = composeMail({
    fromName: 'Reports',
    fromAddress: 'info@example.com',
    toAddress: 'sue@example.org',
    replyTo: null,
    subject,
    text: 'https://example.com/reset-password?token=secret',
    html: '',
  });
  await site.database
    .insert(mailOutbox)
    .values({ ...mail, state: 'parked', attempts: 61, lastError: '550 no such user' });
  return mail.id;
}
const parked = async () => (await site.call('mail', 'findParked', {}, token)).result as ListPage<ParkedMail>;

test('parked emails are listed without their text, and sent when staff retry them', async () => {
  const first = await park('First');
  const second = await park('Second');
  const before = await parked();
  expect(before.total).toBe(2);
  expect(before.items.find(({ id }) => id === first)).toEqual({
    id: first,
    to: 'sue@example.org',
    subject: 'First',
    createdAt: expect.any(String),
    attempts: 61,
    lastError: '550 no such user',
  });
  expect(JSON.stringify(before)).not.toContain('secret');
  expect((await site.call('mail', 'retry', { id: first }, token)).result).toEqual({});
  const delivered = await eventually(async () => {
    const { rows } = await site.database.$client.query(
      "select attempts, last_error from mail_outbox where id = $1 and state = 'delivered'",
      [first],
    );
    return rows[0] ?? null;
  });
  expect(delivered).toEqual({ attempts: 62, last_error: null });
  expect((await parked()).items.map(({ id }) => id)).toEqual([second]);
  const { rows } = await site.database.$client.query(
    "select by, subject from audit_entries where action = 'mail.retry'",
  );
  expect(rows).toEqual([{ by: 'ana', subject: `mail ${first}` }]);
});

test('a retry of an unknown email is refused', async () => {
  expect((await site.call('mail', 'retry', { id: randomUUID() }, token)).error?.code).toBe(-32001);
  expect((await site.call('mail', 'retry', { id: 'x' }, token)).error?.code).toBe(-32602);
});
