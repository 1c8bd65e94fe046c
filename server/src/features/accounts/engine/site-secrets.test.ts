import { rpcCodes } from '@title24/shared-domain/rpc';
import { eq } from 'drizzle-orm';
import { AttemptCounter } from '../../../platform/limits/attempt-counter.ts';
import { type LoginOutcome, logIn } from '../login/login.ts';
import { LoginEvents } from '../login/login-events.ts';
import { LoginThrottle } from '../login/login-throttle.ts';
import { renewSecondFactors } from '../second-factor/renew-second-factors.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { accounts } from '../tables/accounts.table.ts';
import { secondFactors } from '../tables/second-factors.table.ts';
import { AccountSite, password, quickPasswords, totpCode } from '../testing/account-site.ts';
import { authTransactions } from './auth-transaction.ts';
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

const logged: unknown[] = [];

/** Sets up an authenticator app. @returns the app's secret and the backup codes */
async function setUp(site: AccountSite, accountName: string) {
  await site.addAccount(accountName, 'Analyst');
  const token = await site.tokenOf(accountName);
  const { result } = await site.call('account', 'startTotp', { password }, token);
  const { secret } = result as { secret: string };
  const confirmed = await site.call('account', 'confirmTotp', { code: totpCode(secret) }, token);
  return { secret, ...(confirmed.result as { backupCodes: string[] }) };
}

async function logInWith(
  { database }: AccountSite,
  authSecrets: readonly string[],
  accountName: string,
  code: string,
): Promise<LoginOutcome['kind']> {
  const logInAgain = logIn({
    database,
    work: authTransactions(database, await readSiteSecrets(database, authSecrets), quickPasswords),
    sessions: new SessionStore(database, () => undefined),
    throttle: new LoginThrottle(new AttemptCounter(database)),
    events: new LoginEvents({ info: () => undefined, warn: () => undefined }),
    log: { error: (details: unknown, message?: string) => void logged.push([details, message]) },
  });
  const outcome = await logInAgain(
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

test('setting AUTH_SECRET does not break existing authenticator apps or backup codes', async () => {
  const { secret, backupCodes } = await setUp(before, 'early');
  expect(await logInWith(before, [chosen], 'early', totpCode(secret, 1))).toBe('logged-in');
  expect(await logInWith(before, [chosen], 'early', backupCodes[0] ?? '')).toBe('logged-in');
  // The previous login has re-encrypted the remaining codes with AUTH_SECRET.
  expect(await logInWith(before, [chosen], 'early', backupCodes[1] ?? '')).toBe('logged-in');
  expect(await logInWith(before, [chosen], 'early', backupCodes[1] ?? '')).toBe('refused');
});

test('with AUTH_SECRET, authenticator secrets are stored encrypted, and app codes and backup codes work', async () => {
  const { secret, backupCodes } = await setUp(after, 'late');
  expect(await storedSecret(after, 'late')).not.toContain(secret);
  expect((await after.logIn('late', { code: totpCode(secret, 1) })).result).toMatchObject({ status: true });
  expect((await after.logIn('late', { code: backupCodes[0] ?? '' })).result).toMatchObject({ status: true });
});

test('if AUTH_SECRET was changed or removed, the login error says what to do, and the reason is logged', async () => {
  const { secret, backupCodes } = await setUp(after, 'stranded');
  for (const other of [[], [`${chosen}, but another`]]) {
    for (const code of [totpCode(secret, 1), backupCodes[0] ?? '']) {
      logged.length = 0;
      // If these attempts counted as wrong codes, the sixth would be blocked.
      for (let n = 0; n < 6; n++) {
        await expect(logInWith(after, other, 'stranded', code)).rejects.toMatchObject({
          name: 'RpcFault',
          message: expect.stringMatching(/our fault.*passkey.*customer service/),
        });
      }
      expect(logged).toHaveLength(6);
      expect(logged[0]).toEqual([
        expect.objectContaining({ err: expect.objectContaining({ name: 'SecondFactorUnreadableError' }) }),
        expect.stringContaining('AUTH_SECRET'),
      ]);
      expect(JSON.stringify(logged)).not.toContain(code);
    }
  }
  expect(await logInWith(after, [chosen], 'stranded', totpCode(secret, 1))).toBe('logged-in');
});

test('if AUTH_SECRET changes during the setup of an authenticator app, the user can start the setup again', async () => {
  const accountId = await after.addAccount('midway', 'Analyst');
  const token = await after.tokenOf('midway');
  const start = async () => {
    const { result } = await after.call('account', 'startTotp', { password }, token);
    return (result as { secret: string }).secret;
  };
  const confirm = (key: string) => after.call('account', 'confirmTotp', { code: totpCode(key) }, token);

  const key = await start();
  const formerly = authTransactions(
    after.database,
    await readSiteSecrets(after.database, [`${chosen}, but another`]),
  );
  await formerly(async ({ box, transaction }) => {
    const secret = box.encrypt(key);
    await transaction.update(secondFactors).set({ secret }).where(eq(secondFactors.userId, accountId));
  });
  expect((await confirm(key)).error).toMatchObject({
    code: rpcCodes.forbidden,
    message: expect.stringContaining('start the setup again'),
  });
  expect((await confirm(await start())).result).toMatchObject({ backupCodes: expect.any(Array) });
});

test('authenticator secrets and backup codes that were re-encrypted with a new AUTH_SECRET work without the old one', async () => {
  const { secret, backupCodes } = await setUp(after, 'renewed');
  const newest = 'the newest secret, of thirty-two characters';
  const replace = async () =>
    renewSecondFactors(
      authTransactions(after.database, await readSiteSecrets(after.database, [newest, chosen])),
    );
  expect(await replace()).toBeGreaterThan(0);
  expect(await replace()).toBe(0);
  expect(await logInWith(after, [newest], 'renewed', totpCode(secret, 1))).toBe('logged-in');
  expect(await logInWith(after, [newest], 'renewed', backupCodes[0] ?? '')).toBe('logged-in');
});
