import { counted, type Keep, type PersonalRecord, siteRoles } from '@title24/shared-domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { daysAfter } from '../../../platform/clock/days-ago.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { mailOutbox } from '../../../platform/mail/mail-outbox.table.ts';
import { auditEntries } from '../../audit/audit-entries.table.ts';
import { renewSecurityStamp } from '../links/security-stamp.ts';
import { rolesOf } from '../roles/account-roles.ts';
import { accounts, credentials } from '../tables/accounts.table.ts';
import { passkeys } from '../tables/passkeys.table.ts';
import { secondFactors } from '../tables/second-factors.table.ts';
import { sessions } from '../tables/sessions.table.ts';
import { kept, type Person } from './personal-data-source.ts';

type Account = NonNullable<Person['account']>;

/** The role of customers. All other roles are for staff. */
const memberRole = siteRoles[0]?.name;

/** Returns the account as a record. @param others the records that other features have about the account's owner */
export async function accountRecord(
  transaction: Transaction,
  { id, name }: Account,
  others: readonly PersonalRecord[],
): Promise<PersonalRecord> {
  const roles = await rolesOf(transaction, id);
  const isStaff = roles.some((role) => role.name !== memberRole);
  const projects = others.flatMap(({ kind, keep }) => (kind === 'project' && keep ? [keep] : []));
  return { kind: 'account', name, detail: '', keep: isStaff ? kept('staff') : keepOfOwner(projects) };
}

/** Returns why and how long an account is kept, based on its owner's kept projects, or null if there are none. */
function keepOfOwner(projects: readonly Keep[]): Keep | null {
  if (projects.length === 0) return null;
  const open = projects.filter(({ reason }) => reason === 'open-work');
  if (open.length === 0) return kept('records');
  const dues = open.flatMap(({ workDueAt }) => workDueAt ?? []);
  return kept('open-work', { workDueAt: dues.sort().at(-1) ?? null });
}

/** Returns one record with the number of audit log entries about or by the account, or null if there are none. */
export async function logRecord(
  transaction: Transaction,
  { id, name }: Account,
  retentionDays: number,
): Promise<PersonalRecord | null> {
  const isAbout = sql`${auditEntries.subject} = ${`account ${name}`} or ${auditEntries.accountId} = ${id}`;
  const [newest] = await transaction
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(isAbout)
    .orderBy(desc(auditEntries.id))
    .limit(1);
  if (!newest) return null;
  const entries = await transaction.$count(auditEntries, isAbout);
  return {
    kind: 'log',
    name: 'Change log',
    detail: counted(entries, 'entry', 'entries'),
    keep: kept('log', { until: daysAfter(newest.at, retentionDays).toISOString() }),
  };
}

const copiesTo = (email: string) =>
  and(eq(sql`lower(${mailOutbox.toAddress})`, email), inArray(mailOutbox.state, ['delivered', 'parked']));

/**
 * Returns one record with the number of stored emails to the person's address, or null if there are none. Emails
 * waiting for delivery do not count.
 */
export async function mailRecord(
  transaction: Transaction,
  { email }: Person,
): Promise<PersonalRecord | null> {
  const copies = await transaction.$count(mailOutbox, copiesTo(email));
  if (copies === 0) return null;
  return { kind: 'mail', name: 'Mail', detail: counted(copies, 'copy', 'copies'), keep: null };
}

/** Deletes the stored emails to this address, except those waiting for delivery. @param email in lowercase */
export async function deleteMail(transaction: Transaction, email: string): Promise<void> {
  await transaction.delete(mailOutbox).where(copiesTo(email));
}

/** Disables an account, and deletes everything that gives access to the account. */
export async function closeAccount(transaction: Transaction, { id }: Account): Promise<void> {
  await transaction.delete(sessions).where(eq(sessions.accountId, id));
  await transaction.delete(passkeys).where(eq(passkeys.accountId, id));
  await transaction.delete(secondFactors).where(eq(secondFactors.userId, id));
  await transaction.delete(credentials).where(eq(credentials.userId, id));
  await transaction
    .update(accounts)
    .set({ enabled: false, twoFactorEnabled: false })
    .where(eq(accounts.id, id));
  await renewSecurityStamp(transaction, id);
}
