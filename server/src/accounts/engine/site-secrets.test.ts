import { eq } from 'drizzle-orm';
import { accounts } from '../../db/schema/accounts.ts';
import { secondFactors } from '../../db/schema/second-factors.ts';
import { type LoginOutcome, logIn } from '../login/login.ts';
import { LoginAlarm } from '../login/login-alarm.ts';
import { LoginThrottle } from '../login/login-throttle.ts';
import { TryCounter } from '../login/try-counter.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { AccountSite, password, totpCode } from '../testing/account-site.ts';
import { accountWork } from './account-work.ts';
import { readSiteSecrets } from './site-secrets.ts';

jest.setTimeout(120_000);

const chosen = 'a secret of thirty-two characters';

let before: AccountSite;
let after: AccountSite;

beforeAll(async () => {
  before = await AccountSite.open();
  after = await AccountSite.open({ AUTH_SECRET: chosen });
});
afterAll(async () => {
  await before.close();
  await after.close();
});

/** Sets up an authenticator app. @returns what it knows, and the backup codes */
async function setUp(site: AccountSite, accountName: string) {
  await site.addAccount(accountName, 'Analyst');
  const token = await site.tokenOf(accountName);
  const { result } = await site.call('account', 'startTotp', { password }, token);
  const { secret } = result as { secret: string };
  const confirmed = await site.call('account', 'confirmTotp', { code: totpCode(secret) }, token);
  return { secret, ...(confirmed.result as { backupCodes: string[] }) };
}

/** Logs in as a process of the site does that has been started with this AUTH_SECRET. */
async function logInWith(
  { database }: AccountSite,
  authSecret: string | null,
  accountName: string,
  code: string,
): Promise<LoginOutcome['kind']> {
  const logInAnew = logIn({
    database,
    work: accountWork(database, await readSiteSecrets(database, authSecret)),
    sessions: new SessionStore(database, () => undefined),
    throttle: new LoginThrottle(new TryCounter(database)),
    alarm: new LoginAlarm({ warn: () => undefined }),
  });
  const outcome = await logInAnew(
    { accountName, password, code },
    { key: accountName, userAgent: '' },
    'call',
  );
  return outcome.kind;
}

async function storedSecret({ database }: AccountSite, accountName: string): Promise<string> {
  const [row] = await database
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .innerJoin(accounts, eq(accounts.id, secondFactors.userId))
    .where(eq(accounts.name, accountName));
  return row?.secret ?? '';
}

test('setting AUTH_SECRET later breaks no app and no backup code that was there', async () => {
  const { secret, backupCodes } = await setUp(before, 'early');
  expect(await logInWith(before, chosen, 'early', totpCode(secret))).toBe('logged-in');
  expect(await logInWith(before, chosen, 'early', backupCodes[0] ?? '')).toBe('logged-in');
  // Used backup codes are written again, now with AUTH_SECRET.
  expect(await logInWith(before, chosen, 'early', backupCodes[1] ?? '')).toBe('logged-in');
  expect(await logInWith(before, chosen, 'early', backupCodes[1] ?? '')).toBe('refused');
});

test('with AUTH_SECRET the database alone does not decrypt', async () => {
  const { secret, backupCodes } = await setUp(after, 'late');
  expect(await storedSecret(after, 'late')).not.toContain(secret);
  expect((await after.logIn('late', { code: totpCode(secret) })).result).toMatchObject({ status: true });
  expect((await after.logIn('late', { code: backupCodes[0] ?? '' })).result).toMatchObject({ status: true });
  for (const other of [null, `${chosen}, but another`]) {
    await expect(logInWith(after, other, 'late', totpCode(secret))).rejects.toThrow();
  }
});
