import type { PersonalData, PersonalRecord } from '@title24/shared-domain';
import type { privacy } from '@title24/shared-domain/rpc/server';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { MemberHandlersOf } from '../../../platform/rpc/member-methods.ts';
import { notFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../../audit/record-change.ts';
import { lockRoleChanges } from '../roles/last-almighty.ts';
import { accounts } from '../tables/accounts.table.ts';
import { accountRecord, closeAccount, deleteMail, logRecord, mailRecord } from './account-data.ts';
import type { FoundRecord, Person, PersonalDataSource } from './personal-data-source.ts';
import { removeAccount } from './remove-account.ts';

interface Dependencies {
  readonly database: Database;
  readonly sources: ReadonlySet<PersonalDataSource>;
  readonly auditRetentionDays: number;
}

interface Found {
  readonly bySource: readonly (readonly [PersonalDataSource, readonly FoundRecord[]])[];
  readonly account: PersonalRecord | null;
  readonly records: readonly PersonalRecord[];
}

/** Creates the staff service POST /rpc/2.0/privacy, which shows a person's stored data and deletes it on request. */
export function privacyService({
  database,
  sources,
  auditRetentionDays,
}: Dependencies): MemberHandlersOf<typeof privacy> {
  async function recordsOf(transaction: Transaction, person: Person): Promise<Found> {
    const bySource: [PersonalDataSource, readonly FoundRecord[]][] = [];
    for (const source of sources) bySource.push([source, await source.find(transaction, person)]);
    const others = bySource.flatMap(([, found]) => found.map(({ id: _, ...record }) => record));
    const account = person.account && (await accountRecord(transaction, person.account, others));
    const log = person.account && (await logRecord(transaction, person.account, auditRetentionDays));
    const rest = [account, await mailRecord(transaction, person), log];
    return { bySource, account, records: [...others, ...rest.filter((record) => record !== null)] };
  }

  return {
    find: ({ person: typed }) =>
      database.transaction(async (transaction) => {
        const person = await findPerson(transaction, typed);
        return dataOf(person, (await recordsOf(transaction, person)).records);
      }),

    erase: async ({ email }, caller) => {
      const erased = await database.transaction(async (transaction) => {
        await lockRoleChanges(transaction);
        const person = await findPerson(transaction, email);
        const { bySource, account, records } = await recordsOf(transaction, person);
        for (const [source, found] of bySource) {
          for (const { id, keep } of found) if (keep === null) await source.erase(transaction, id, caller);
        }
        await deleteMail(transaction, person.email);
        if (person.account && account?.keep === null) {
          const { id: accountId, name: accountName } = person.account;
          await removeAccount(transaction, { accountId, accountName, email: person.email });
        } else if (person.account && account?.keep?.reason === 'records') {
          await closeAccount(transaction, person.account);
        }
        const namesOf = (isKept: boolean) =>
          records
            .filter(({ keep }) => (keep !== null) === isKept)
            .map(({ kind, name }) => nameInLog(kind, name));
        // The audit log entry outlives the deleted name and email address, so it omits both.
        await recordChange(transaction, caller, {
          action: 'privacy.erase',
          subject: 'personal data',
          after: { deleted: namesOf(false), kept: namesOf(true) },
        });
        return dataOf(person, records);
      });
      for (const source of sources) await source.erased?.();
      return erased;
    },
  };
}

function dataOf({ email, account }: Person, records: readonly PersonalRecord[]): PersonalData {
  return { email, accountName: account?.name ?? null, records };
}

/**
 * Returns a record's name for the audit log: the number of a project, the reference of a case, or else only
 * the kind of record.
 */
function nameInLog(kind: PersonalRecord['kind'], name: string): string {
  return kind === 'project' || kind === 'submission' ? name : kind;
}

/**
 * Returns the person with this email address or account name. A person found by email address may have no account.
 * @throws RpcFault -32001 if the text is an account name and no account has it
 */
async function findPerson(transaction: Transaction, typed: string): Promise<Person> {
  const wanted = typed.trim().toLowerCase();
  const isAddress = wanted.includes('@');
  const [row] = await transaction
    .select()
    .from(accounts)
    .where(isAddress ? eq(accounts.email, wanted) : eq(sql`lower(${accounts.name})`, wanted))
    .for('update');
  if (row) return { email: row.email, account: { id: row.id, name: row.name } };
  if (!isAddress) throw notFound(`There is no account ${typed}. Type an email address.`);
  return { email: wanted, account: null };
}
