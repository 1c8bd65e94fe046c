import { sql } from 'drizzle-orm';
import { type AuthTransaction, authTransactions } from '../engine/auth-transaction.ts';
import { readSiteSecrets } from '../engine/site-secrets.ts';
import { secondFactors } from '../tables/second-factors.table.ts';
import { AccountSite, password, totpCode } from '../testing/account-site.ts';
import { takeCode } from './take-code.ts';

jest.setTimeout(120_000);

let site: AccountSite;
let accountId: string;
let appCode: string;
let backupCode: string;

beforeAll(async () => {
  site = await AccountSite.open();
  accountId = await site.addAccount('ana', 'Member');
  const token = await site.tokenOf('ana');
  const { result } = await site.call('account', 'startTotp', { password }, token);
  const { secret } = result as { secret: string };
  const confirmed = await site.call('account', 'confirmTotp', { code: totpCode(secret) }, token);
  appCode = totpCode(secret, 1);
  backupCode = (confirmed.result as { backupCodes: string[] }).backupCodes[0] ?? '';
});
afterAll(() => site.close());

/**
 * Makes two attempts with the code. The second begins after the first has checked the code, but before the first is
 * committed.
 */
async function twoAtOnce(code: string): Promise<boolean[]> {
  const work = authTransactions(site.database, await readSiteSecrets(site.database, []));
  const take = (authTransaction: AuthTransaction) => takeCode(authTransaction, accountId, code);
  let second: Promise<boolean> | undefined;
  const first = await work(async (authTransaction) => {
    const isTaken = await take(authTransaction);
    second = work(take);
    while ((await waitingForRow()) === 0);
    return isTaken;
  });
  return [first, (await second) ?? first];
}

async function waitingForRow(): Promise<number> {
  const { rows } = await site.database.execute(
    sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%second_factors%'`,
  );
  return rows.length;
}

test.each([
  ['app code', () => appCode],
  ['backup code', () => backupCode],
])('the second of two simultaneous attempts with the same %s is refused', async (_, code) => {
  expect(await twoAtOnce(code())).toEqual([true, false]);
});

test('two simultaneous wrong codes count as two failures', async () => {
  await site.database.update(secondFactors).set({ failedVerificationCount: 0 });
  expect(await twoAtOnce('wrong')).toEqual([false, false]);
  expect(await site.database.select().from(secondFactors)).toMatchObject([{ failedVerificationCount: 2 }]);
});
