import { randomUUID } from 'node:crypto';
import { keptUntil, type PersonalData } from '@title24/shared-domain';
import type { CaseState } from '@title24/shared-domain/cases';
import { desc, eq } from 'drizzle-orm';
import { daysAgo } from '../../../platform/clock/days-ago.ts';
import { mailOutbox } from '../../../platform/mail/mail-outbox.table.ts';
import { deleteOldMail } from '../../../platform/mail/outbox.ts';
import { deleteOldEntries } from '../../audit/audit-cleanup.ts';
import { auditEntries } from '../../audit/audit-entries.table.ts';
import { orders } from '../../orders/tables/orders.table.ts';
import { projects } from '../../projects/tables/projects.table.ts';
import { submissions } from '../../submissions/submissions.table.ts';
import { accounts } from '../tables/accounts.table.ts';
import { AccountSite } from '../testing/account-site.ts';

jest.setTimeout(120_000);

let site: AccountSite;
let admin: string;
beforeAll(async () => {
  site = await AccountSite.open({ SUBMISSION_RETENTION_DAYS: '30' });
  await site.addAccount('clerk', 'Admin');
  admin = await site.tokenOf('clerk');
});
afterAll(() => site.close());

const find = async (person: string) =>
  (await site.call('privacy', 'find', { person }, admin)).result as PersonalData;
const erase = async (email: string) =>
  (await site.call('privacy', 'erase', { email }, admin)).result as PersonalData;
/** Returns the end of each record's retention, as shown to staff. */
const ends = ({ records }: PersonalData) =>
  Object.fromEntries(records.map(({ kind, detail, keep }) => [detail || kind, keep && keptUntil(keep)]));
const reasons = ({ records }: PersonalData) =>
  Object.fromEntries(records.map(({ kind, detail, keep }) => [detail || kind, keep?.reason ?? null]));

const march = { lastUpdate: new Date('2027-03-01T17:00:00Z'), dueAt: new Date('2027-03-05T01:00:00Z') };

async function submit(email: string, projectName: string, state: CaseState, deliveredAt: Date | null = null) {
  const id = randomUUID();
  await site.database.insert(submissions).values({
    ...march,
    ...{ id, reference: `FS-${id}`, projectName, projectType: 'A Residential Addition', sender: 'Ana Ruiz' },
    ...{ email, phone: '(510) 555-0177', comment: '', hasDropbox: false, state, deliveredAt },
  });
}

async function startProject(accountId: string, name: string): Promise<string> {
  const at = new Date();
  const [row] = await site.database
    .insert(projects)
    .values({ accountId, name, kind: 'new', createdAt: at, lastUpdate: at, openedAt: at })
    .returning();
  return row?.id ?? '';
}

async function order(accountId: string, projectId: string, isOpen: boolean): Promise<void> {
  const at = new Date();
  await site.database.insert(orders).values({
    ...{ number: randomUUID(), projectId, accountId, kind: 'report', round: 1, items: [] },
    ...{ submittedAt: at, lastUpdate: at, state: isOpen ? 'submitted' : 'cancelled', dueAt: march.dueAt },
    ...(!isOpen && { cancelledAt: at, cancelReason: 'customer' }),
  });
}

async function mail(toAddress: string, state: 'queued' | 'delivered', createdAt = new Date()): Promise<void> {
  await site.database.insert(mailOutbox).values({
    ...{ id: randomUUID(), messageId: randomUUID(), fromName: 'Site', fromAddress: 'info@example.com' },
    ...{ toAddress, subject: 'Hello', text: '', html: '', state, createdAt },
  });
}

const accountsNamed = (name: string) => site.database.select().from(accounts).where(eq(accounts.name, name));

test('H8: deletes plans of a sender without an account unless a report is owed or was delivered', async () => {
  const email = 'Sender@example.com';
  await submit(email, 'Waiting', 'received');
  await submit(email, 'Accepted', 'accepted');
  await submit(email, 'Delivered', 'delivered', new Date());
  await submit(email, 'Closed', 'closed', new Date());
  const found = await find('sender@example.com');
  const kept = { Accepted: 'open-work', Delivered: 'sale', Closed: 'sale' };
  expect(reasons(found)).toEqual({ Waiting: null, ...kept });
  expect(ends(found)).toEqual({
    Waiting: null,
    Accepted: '30 days after the case is closed; the work on it is due Mar 4, 2027, 5:00 PM',
    Delivered: '30 days after the case is closed',
    Closed: 'Mar 31, 2027, 10:00 AM',
  });
  await erase('sender@example.com');
  expect(reasons(await find('sender@example.com'))).toEqual(kept);
  const [entry] = await site.database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ by: 'clerk', action: 'privacy.erase', subject: 'personal data' });
  expect(JSON.stringify(entry)).not.toMatch(/sender@/i);
});

test('H8: deletes an account without orders, together with its projects and emails', async () => {
  const id = await site.addAccount('ana', 'Member');
  await startProject(id, 'Hill house');
  const email = 'ana@example.com';
  await mail(email, 'delivered');
  expect(reasons(await find('ANA'))).toMatchObject({ 'Hill house': null, account: null, '1 copy': null });
  await erase(email);
  expect(await find(email)).toEqual({ email, accountName: null, records: [] });
  expect(await accountsNamed('ana')).toEqual([]);
});

test('H8: closes an account whose orders have all ended, and deletes only its projects without orders', async () => {
  const id = await site.addAccount('ben', 'Member');
  const ordered = await startProject(id, 'Ordered');
  await startProject(id, 'Idea');
  await order(id, ordered, false);
  const token = await site.tokenOf('ben');
  const found = await find('ben');
  expect(reasons(found)).toMatchObject({ Ordered: 'sale', Idea: null, account: 'records' });
  expect(ends(found)).toMatchObject({ Ordered: 'No end is set', account: 'No end is set' });
  await erase('ben@example.com');
  expect((await site.call('account', 'load', {}, token)).status).toBe(401);
  expect((await site.logIn('ben')).error?.code).toBe(-32003);
  expect(await accountsNamed('ben')).toMatchObject([{ enabled: false }]);
  const left = reasons(await find('ben'));
  expect(left).toMatchObject({ Ordered: 'sale', account: 'records' });
  expect(left).not.toHaveProperty('Idea');
});

test('H8: keeps an account and its session while an order is open', async () => {
  const id = await site.addAccount('cleo', 'Member');
  await order(id, await startProject(id, 'Open'), true);
  const token = await site.tokenOf('cleo');
  const found = await find('cleo');
  expect(reasons(found)).toMatchObject({ Open: 'open-work', account: 'open-work' });
  const end = 'No end is set; the work on it is due Mar 4, 2027, 5:00 PM';
  expect(ends(found)).toMatchObject({ Open: end, account: end });
  await erase('cleo@example.com');
  expect((await site.call('account', 'load', {}, token)).result).toMatchObject({ accountName: 'cleo' });
});

test('H8: keeps staff accounts, and reports how long their entries in the change log are kept', async () => {
  const found = await find('clerk');
  expect(reasons(found)).toMatchObject({ account: 'staff' });
  expect(ends(found)).toMatchObject({ account: 'Its staff role is removed' });
  await erase('clerk@example.com');
  const log = (await find('clerk')).records.find(({ kind }) => kind === 'log');
  expect(Date.parse(log?.keep?.until ?? '')).toBeGreaterThan(Date.now());
  expect(await accountsNamed('clerk')).toMatchObject([{ enabled: true }]);
});

test('deletes emails and change log entries after their retention periods', async () => {
  const old = daysAgo(91);
  await mail('old@example.com', 'delivered', old);
  await mail('old@example.com', 'queued', old);
  await mail('new@example.com', 'delivered', daysAgo(89));
  expect(await deleteOldMail(site.database, 90)).toBe(1);
  await site.database
    .insert(auditEntries)
    .values({ at: old, by: 'clerk', action: 'products.update', subject: 'product 1001' });
  expect(await deleteOldEntries(site.database, 90)).toBe(1);
});
