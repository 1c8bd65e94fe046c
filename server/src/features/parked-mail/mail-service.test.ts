import { randomUUID } from 'node:crypto';
import type { ListPage, ParkedMail } from '@title24/shared-domain';
import { and, eq } from 'drizzle-orm';
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

async function park(subject: string, text = 'Hello'): Promise<string> {
  const mail = composeMail({
    fromName: 'Reports',
    fromAddress: 'info@example.com',
    toAddress: 'sue@example.org',
    replyTo: null,
    subject,
    text,
    html: '',
  });
  await site.database
    .insert(mailOutbox)
    .values({ ...mail, state: 'parked', attempts: 61, lastError: '550 no such user' });
  return mail.id;
}
const loginLink = 'https://example.com/reset-password?token=secret';
const retry = (id: string, to = 'sue@example.org') => site.call('mail', 'retry', { id, to }, token);
const parked = async () => (await site.call('mail', 'findParked', {}, token)).result as ListPage<ParkedMail>;

test('parked emails are listed without their text, and sent when staff retry them', async () => {
  const first = await park('First', loginLink);
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
  expect((await retry(first)).result).toEqual({});
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
  expect((await retry(randomUUID())).error?.code).toBe(-32001);
  expect((await retry('x')).error?.code).toBe(-32602);
});

test('an email can be sent to a corrected address, and its case gets this address too', async () => {
  await site.database.$client.query(
    `insert into submissions (id, reference, project_name, project_type, sender, email, phone, comment, has_dropbox, last_update)
     select gen_random_uuid(), reference, 'Hill house', 'A Residential Addition', 'Sue Reed', email, '', '', false, '2026-01-01'
     from (values ('FS-20261120-AAAAAAAA', 'Sue@example.org'), ('FS-20261120-BBBBBBBB', 'sue@example.org'),
       ('FS-20261120-CCCCCCCC', 'ben@example.org')) as sent (reference, email)`,
  );
  const id = await park('Quote', 'The references FS-20261120-AAAAAAAA and FS-20261120-CCCCCCCC');
  expect((await retry(id, 'sue.reed@example')).error?.code).toBe(-32602);
  expect((await retry(id, ' Sue.Reed@example.org ')).result).toEqual({});
  const { rows } = await site.database.$client.query(
    `select email, last_update > '2026-01-01' as is_new from submissions order by reference`,
  );
  expect(rows).toEqual([
    { email: 'sue.reed@example.org', is_new: true },
    { email: 'sue@example.org', is_new: false },
    { email: 'ben@example.org', is_new: false },
  ]);
  const changed = { before: { to: 'sue@example.org' }, after: { to: 'sue.reed@example.org' } };
  const { rows: entries } = await site.database.$client.query(
    `select action, subject, before, after from audit_entries where by = 'ana' and before is not null order by id`,
  );
  expect(entries).toEqual([
    { action: 'work.correctAddress', subject: 'submission FS-20261120-AAAAAAAA', ...changed },
    {
      action: 'mail.retry',
      subject: `mail ${id}`,
      before: changed.before,
      after: { ...changed.after, subject: 'Quote' },
    },
  ]);
  await eventually(async () => {
    const delivered = and(eq(mailOutbox.id, id), eq(mailOutbox.state, 'delivered'));
    const [mail] = await site.database.select().from(mailOutbox).where(delivered);
    return mail?.toAddress === 'sue.reed@example.org';
  });
});

test('an email with a login link cannot be sent to another address', async () => {
  const id = await park('Confirm your account', 'https://example.com/login?verify=secret');
  expect((await retry(id, 'ben@example.org')).error?.message).toContain('has a login link');
  expect((await parked()).items.find((mail) => mail.id === id)?.to).toBe('sue@example.org');
});

test('a role that may not update both orders and cases cannot send an email to another address', async () => {
  await site.database.$client.query(
    `insert into roles (name, description, sort_order, permissions) values ('Keeper', '', 8, '{"CONFIG": "6", "UPLOAD": "6"}')`,
  );
  await site.addAccount('kim', 'Keeper');
  const keeper = await site.tokenOf('kim');
  const id = await park('Quote');
  const send = (to: string) => site.call('mail', 'retry', { id, to }, keeper);
  expect((await send('kim@example.org')).error?.message).toBe(
    'Your role cannot change the address of a customer.',
  );
  expect((await send('sue@example.org')).result).toEqual({});
});
