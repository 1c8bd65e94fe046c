import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { accounts } from '../tables/accounts.table.ts';
import { passkeyChallenges, passkeys } from '../tables/passkeys.table.ts';
import { AccountSite, password, totpCode } from '../testing/account-site.ts';
import { ChallengeStore } from './challenge-store.ts';
import { relyingParty } from './relying-party.ts';
import { origin, passkeyCalls } from './testing/passkey-calls.ts';
import { SoftwareAuthenticator } from './testing/software-authenticator.ts';

jest.setTimeout(120_000);

let site: AccountSite;

beforeAll(async () => {
  site = await AccountSite.open({ PUBLIC_URL: origin });
});
afterAll(() => site.close());

const { newAddress, newAccount, creationOptions, add, holder, question, answer, logIn, load, auditOf } =
  passkeyCalls(() => site);

const loggedIn = { status: true, role: { name: 'Member' }, token: expect.stringMatching(/^[\w-]{43}$/) };
const refused = {
  code: -32003,
  message: 'This passkey cannot be used to log in here. Log in with your account name and password instead.',
};
const notAccepted = { code: -32003, message: expect.stringMatching(/^The passkey was not added/) };

describe('adding a passkey', () => {
  test('a passkey is added, listed, audited and reported by email', async () => {
    const { answer: added, token, name, email, options, accountId } = await holder();
    expect(options).toMatchObject({
      rp: { id: 'www.example.com', name: 'Energy Compliance Reports' },
      user: { name, displayName: name },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.user.id, 'base64url').toString('hex')).toBe(accountId.replaceAll('-', ''));
    const info = {
      id: expect.any(String),
      name: 'My phone',
      createdAt: expect.stringMatching(/Z$/),
      lastUsedAt: null,
    };
    expect(added.result).toEqual(info);
    expect((await load(token)).passkeys).toEqual([info]);
    expect(await auditOf(name, 'account.addPasskey')).toMatchObject([
      { by: name, after: { passkey: 'My phone' } },
    ]);
    const [mail] = await site.mailsTo(email);
    expect(mail?.subject).toMatch(/^A passkey was added/);
    expect(mail?.text).toContain(`The account ${name} has a new passkey: My phone.`);
  });

  test('adding a passkey requires the password, and guesses of the password are limited', async () => {
    const { token } = await newAccount();
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push((await creationOptions(token, 'wrong wrong wrong')).answer);
    expect(answers[0]?.error).toMatchObject({ code: -32602, data: [{ path: 'password' }] });
    expect(answers[5]?.status).toBe(429);
  });

  test('the creation options exclude existing passkeys, and no account has more than ten', async () => {
    const { token, accountId, authenticator, options: first } = await holder();
    const { options } = await creationOptions(token);
    expect(options.excludeCredentials).toEqual([
      { id: authenticator.create(first, { origin }).id, transports: ['internal'], type: 'public-key' },
    ]);
    for (let n = 2; n <= 9; n++) await add(token);
    // This challenge is created before the tenth passkey, and answered after it.
    const { options: late } = await creationOptions(token);
    await site.database
      .update(passkeyChallenges)
      .set({ accountId: null })
      .where(eq(passkeyChallenges.challenge, late.challenge));
    expect((await add(token)).answer.result).toMatchObject({ name: 'My phone' });
    await site.database
      .update(passkeyChallenges)
      .set({ accountId })
      .where(eq(passkeyChallenges.challenge, late.challenge));
    const response = new SoftwareAuthenticator().create(late, { origin });
    const eleventh = await site.call('account', 'addPasskey', { name: 'Late', response }, token);
    expect(eleventh.error).toMatchObject({ code: -32003, message: expect.stringMatching(/^You have 10/) });
    expect((await creationOptions(token)).answer.error).toEqual(eleventh.error);
    expect((await load(token)).passkeys).toHaveLength(10);
  });

  test.each([
    ['on a page of another origin', { origin: 'https://evil.example' }],
    ['on another port of this host', { origin: 'https://www.example.com:8443' }],
    ['without user verification', { origin, isVerified: false }],
  ])('refuses a passkey created %s', async (_, ceremony) => {
    const { token } = await newAccount();
    const { options } = await creationOptions(token);
    const response = new SoftwareAuthenticator().create(options, ceremony);
    const added = await site.call('account', 'addPasskey', { name: 'x', response }, token);
    expect(added.error).toEqual(notAccepted);
    expect((await load(token)).passkeys).toEqual([]);
  });

  test('a passkey for another host is refused', async () => {
    const { token } = await newAccount();
    const { options } = await creationOptions(token);
    const otherHost = { ...options, rp: { ...options.rp, id: 'evil.example' } };
    const response = new SoftwareAuthenticator().create(otherHost, { origin });
    const added = await site.call('account', 'addPasskey', { name: 'x', response }, token);
    expect(added.error).toEqual(notAccepted);
  });

  test('a challenge is valid only for the account that it was created for', async () => {
    const one = await newAccount();
    const other = await newAccount();
    const { options } = await creationOptions(one.token);
    const response = new SoftwareAuthenticator().create(options, { origin });
    const params = { name: 'x', response };
    expect((await site.call('account', 'addPasskey', params, other.token)).error).toEqual(notAccepted);
    const login = await question();
    const byLogin = new SoftwareAuthenticator().create(
      { ...options, challenge: login.options.challenge },
      { origin },
    );
    expect(
      (await site.call('account', 'addPasskey', { name: 'x', response: byLogin }, other.token)).error,
    ).toEqual(notAccepted);
    expect((await site.call('account', 'addPasskey', params, one.token)).result).toMatchObject({ name: 'x' });
  });

  test('a response is valid only once, only before its challenge expires, and only for the newest challenge', async () => {
    const { token, response } = await holder();
    const again = () => site.call('account', 'addPasskey', { name: 'x', response }, token);
    expect((await again()).error).toEqual(notAccepted);
    const { options: first } = await creationOptions(token);
    const { options: second } = await creationOptions(token);
    const authenticator = new SoftwareAuthenticator();
    const addBy = (options: PublicKeyCredentialCreationOptionsJSON) =>
      site.call(
        'account',
        'addPasskey',
        { name: 'x', response: authenticator.create(options, { origin }) },
        token,
      );
    expect((await addBy(first)).error).toEqual(notAccepted);
    await site.database
      .update(passkeyChallenges)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(passkeyChallenges.challenge, second.challenge));
    expect((await addBy(second)).error).toEqual(notAccepted);
    expect((await load(token)).passkeys).toHaveLength(1);
  });

  test('a lost database connection is not reported as an invalid response', async () => {
    const { token } = await newAccount();
    const take = jest
      .spyOn(ChallengeStore.prototype, 'takeForAccount')
      .mockRejectedValue(new Error('Connection terminated unexpectedly'));
    const { status } = (await add(token)).answer;
    take.mockRestore();
    expect(status).toBe(503);
  });

  test("another account's passkey is not reassigned", async () => {
    const { authenticator } = await holder();
    const { token } = await newAccount();
    const { answer: added } = await add(token, authenticator);
    expect(added.error).toEqual(notAccepted);
  });

  test.each([
    [{ name: ' ', response: {} }, ['name', 'response.id']],
    [{ name: 'x'.repeat(61) }, ['name', 'response']],
  ])('refuses to add a passkey with the params %j', async (params, paths) => {
    const { token } = await newAccount();
    const { error } = await site.call('account', 'addPasskey', params, token);
    expect(error?.code).toBe(-32602);
    expect(error?.data).toEqual(
      expect.arrayContaining(paths.map((path) => ({ path, message: expect.any(String) }))),
    );
  });
});

describe('logging in with a passkey', () => {
  test('the login options contain no passkeys and require user verification', async () => {
    const { options } = await question();
    expect(options).toMatchObject({ rpId: 'www.example.com', userVerification: 'required' });
    expect(options.allowCredentials).toBeUndefined();
  });

  test('a user logs in with a passkey, and its last use is shown', async () => {
    const { authenticator, token, name } = await holder();
    const { result } = await logIn(authenticator);
    expect(result).toMatchObject(loggedIn);
    const own = await load((result as { token: string }).token);
    expect(own.accountName).toBe(name);
    expect((await load(token)).passkeys).toMatchObject([{ lastUsedAt: expect.stringMatching(/Z$/) }]);
    expect((await logIn(authenticator)).result).toMatchObject(loggedIn);
  });

  test('a login by passkey requires no code from the authenticator app', async () => {
    const { authenticator, token } = await holder();
    const { result } = await site.call('account', 'startTotp', { password }, token);
    const { secret } = result as { secret: string };
    await site.call('account', 'confirmTotp', { code: totpCode(secret) }, token);
    expect((await load(token)).totpEnabled).toBe(true);
    expect((await logIn(authenticator)).result).toMatchObject(loggedIn);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['plain HTTP', { origin: 'http://www.example.com' }],
    ['a device that has not verified its user', { isVerified: false }],
  ])('refuses a response from %s', async (_, ceremony) => {
    const { authenticator } = await holder();
    expect((await logIn(authenticator, ceremony)).error).toEqual(refused);
    expect((await logIn(authenticator)).result).toMatchObject(loggedIn);
  });

  test('a response for another host is refused', async () => {
    const { authenticator } = await holder();
    const { id, options } = await question();
    const response = authenticator.get({ ...options, rpId: 'evil.example' }, { origin });
    expect((await answer({ id, response })).error).toEqual(refused);
  });

  test('an accepted or refused response uses up its challenge', async () => {
    const { authenticator } = await holder();
    const { id, options } = await question();
    const response = authenticator.get(options, { origin });
    expect((await answer({ id, response })).result).toMatchObject(loggedIn);
    expect((await answer({ id, response })).error).toEqual(refused);
    const other = await question();
    expect((await answer({ id: other.id, response })).error).toEqual(refused);
    const right = authenticator.get(other.options, { origin });
    expect((await answer({ id: other.id, response: right })).error).toEqual(refused);
  });

  test('only one of two simultaneous logins with the same response succeeds', async () => {
    const { authenticator } = await holder();
    const { id, options } = await question();
    const response = authenticator.get(options, { origin });
    const answers = await Promise.all([answer({ id, response }), answer({ id, response })]);
    expect(answers.filter(({ result }) => result)).toHaveLength(1);
    expect(answers.find(({ error }) => error)?.error).toEqual(refused);
  });

  test('a passkey challenge expires after five minutes', async () => {
    const { authenticator } = await holder();
    const { id, options } = await question();
    const [row] = await site.database.select().from(passkeyChallenges).where(eq(passkeyChallenges.id, id));
    const left = (row?.expiresAt.getTime() ?? 0) - Date.now();
    expect(left).toBeGreaterThan(4.5 * 60_000);
    expect(left).toBeLessThanOrEqual(5 * 60_000);
    const past = new Date(Date.now() - 1);
    await site.database
      .update(passkeyChallenges)
      .set({ expiresAt: past })
      .where(eq(passkeyChallenges.id, id));
    const response = authenticator.get(options, { origin });
    expect((await answer({ id, response })).error).toEqual(refused);
    const store = new ChallengeStore(site.database);
    await store.sweep();
    expect(await site.database.select().from(passkeyChallenges).where(eq(passkeyChallenges.id, id))).toEqual(
      [],
    );
  });

  test('a response to the challenge for adding a passkey cannot be used to log in', async () => {
    const { authenticator, token } = await holder();
    const { options } = await creationOptions(token);
    const [row] = await site.database
      .select()
      .from(passkeyChallenges)
      .where(eq(passkeyChallenges.challenge, options.challenge));
    const response = authenticator.get({ challenge: options.challenge, rpId: 'www.example.com' }, { origin });
    expect((await answer({ id: row?.id ?? '', response })).error).toEqual(refused);
  });

  test('a signature with another key is refused', async () => {
    const { authenticator } = await holder();
    authenticator.loseKey();
    expect((await logIn(authenticator)).error).toEqual(refused);
  });

  test('a passkey cannot be used to log in to another account', async () => {
    const other = await holder();
    const { authenticator } = await holder();
    authenticator.claimToBe(other.authenticator.userHandle);
    expect((await logIn(authenticator)).error).toEqual(refused);
  });

  test('an unknown passkey is refused', async () => {
    const { token } = await newAccount();
    const { options } = await creationOptions(token);
    const unknownDevice = new SoftwareAuthenticator();
    unknownDevice.create(options, { origin });
    expect((await logIn(unknownDevice)).error).toEqual(refused);
  });

  test('a response whose signature counter does not increase is refused and audited', async () => {
    const { authenticator, name } = await holder(5);
    expect((await logIn(authenticator)).result).toMatchObject(loggedIn);
    expect((await logIn(authenticator)).result).toMatchObject(loggedIn);
    // An earlier copy of the passkey would have this lower counter.
    authenticator.counter = 5;
    expect((await logIn(authenticator)).error).toEqual(refused);
    expect(await auditOf(name, 'security.passkeyCopied')).toMatchObject([
      { by: name, before: { passkey: 'My phone', counter: 7 }, after: { counter: 6 } },
    ]);
    authenticator.counter = 1;
    authenticator.loseKey();
    expect((await logIn(authenticator)).error).toEqual(refused);
    expect(await auditOf(name, 'security.passkeyCopied')).toHaveLength(1);
  });

  test.each([
    ['disabled', { enabled: false }],
    ['not confirmed', { emailVerified: false }],
  ])('the passkey of an account that is %s cannot be used to log in', async (_, change) => {
    const { authenticator, accountId } = await holder();
    await site.database.update(accounts).set(change).where(eq(accounts.id, accountId));
    expect((await logIn(authenticator)).error).toEqual(refused);
  });

  test('too many refused responses block only the client that sent them, and accepted responses do not count', async () => {
    const { authenticator } = await holder();
    const from = newAddress();
    const right = async (client: string) => {
      const { id, options } = await question();
      return answer({ id, response: authenticator.get(options, { origin }) }, client);
    };
    const wrong = async () => {
      const { id, options } = await question();
      return answer({ id, response: authenticator.get(options, { origin: 'https://evil.example' }) }, from);
    };
    const statuses = [];
    for (let n = 0; n < 101; n++) {
      if (n % 10 === 5) expect((await right(from)).result).toMatchObject(loggedIn);
      statuses.push((await wrong()).status);
    }
    expect(statuses.indexOf(429)).toBe(100);
    expect((await right(from)).status).toBe(429);
    expect((await site.logIn('nobody', { from })).status).toBe(429);
    expect((await right(newAddress())).result).toMatchObject(loggedIn);
  });

  test.each([
    [{}, ['id', 'response']],
    [{ id: 'x', response: { id: '+', type: 'password' } }, ['id', 'response.id', 'response.type']],
  ])('refuses a passkey login with the params %j', async (params, paths) => {
    const { error } = await answer(params);
    expect(error?.code).toBe(-32602);
    expect(error?.data).toEqual(
      expect.arrayContaining(paths.map((path) => ({ path, message: expect.any(String) }))),
    );
  });
});

describe('removing a passkey', () => {
  test('removing a passkey requires the password, and a removed passkey can no longer be used to log in', async () => {
    const { authenticator, token, passkey, name, email } = await holder();
    const remove = (typed: string) =>
      site.call('account', 'removePasskey', { id: passkey.id, password: typed }, token);
    expect((await remove('wrong wrong wrong')).error).toMatchObject({
      code: -32602,
      data: [{ path: 'password' }],
    });
    expect((await remove(password)).result).toEqual({});
    expect((await load(token)).passkeys).toEqual([]);
    expect((await logIn(authenticator)).error).toEqual(refused);
    expect(await auditOf(name, 'account.removePasskey')).toMatchObject([{ before: { passkey: 'My phone' } }]);
    expect((await site.mailsTo(email)).map(({ subject }) => subject.split(' – ')[0])).toEqual([
      'A passkey was removed',
      'A passkey was added',
    ]);
    expect((await remove(password)).error).toMatchObject({ code: -32001 });
  });

  test('another account’s passkey cannot be removed', async () => {
    const { passkey } = await holder();
    const { token } = await newAccount();
    const { error } = await site.call('account', 'removePasskey', { id: passkey.id, password }, token);
    expect(error?.code).toBe(-32001);
    expect(await site.database.select().from(passkeys).where(eq(passkeys.id, passkey.id))).toHaveLength(1);
  });
});

test('at a localhost origin, the relying party is localhost', () => {
  expect(relyingParty('http://localhost:3000')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
});
