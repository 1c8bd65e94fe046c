import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { mailOutbox } from '../../../platform/mail/mail-outbox.table.ts';
import { auditEntries } from '../../audit/audit-entries.table.ts';
import { submissionNotes } from '../../submissions/submission-notes.table.ts';
import { submissionFiles, submissions } from '../../submissions/submissions.table.ts';
import { accounts } from '../tables/accounts.table.ts';
import { AccountSite, password } from '../testing/account-site.ts';

jest.setTimeout(120_000);

let site: AccountSite;
beforeAll(async () => {
  site = await AccountSite.open({}, async (app) => {
    app.decorate('renderPage', async () => ({ found: true, html: '<!doctype html><title>page</title>' }));
  });
});
afterAll(() => site.close());

const post = (form: string, values: Record<string, string>, cookie = '') =>
  fetch(`${site.url}/account/${form}`, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    redirect: 'manual',
  });
const cookieOf = async (accountName: string) =>
  ((await post('login', { accountName, password })).headers.get('set-cookie') ?? '').split(';')[0] ?? '';

async function submit(email: string): Promise<void> {
  const id = randomUUID();
  await site.database.insert(submissions).values({
    id,
    reference: `FS-${id}`,
    projectName: 'Oak Street house',
    projectType: 'A Residential Addition',
    sender: 'Ana Ruiz',
    email,
    phone: '(510) 555-0177',
    comment: 'Two stories.',
    hasDropbox: false,
  });
  await site.database.insert(submissionFiles).values({
    id: randomUUID(),
    submissionId: id,
    position: 0,
    name: 'plans.pdf',
    storedName: '0.pdf',
    mediaType: 'application/pdf',
    size: 3,
    sha256: 'a'.repeat(64),
  });
  await site.database
    .insert(submissionNotes)
    .values({ submissionId: id, accountId: randomUUID(), by: 'cleo', text: 'A slow payer', at: new Date() });
}

async function register(name: string): Promise<void> {
  const email = `${name}@example.com`;
  await site.callPublic('security', 'register', { accountName: name, email, password, isAdult: true });
  await site.callPublic('security', 'verifyEmail', { token: await site.mailedToken(email) });
}

const rowsOf = (name: string) => site.database.select().from(accounts).where(eq(accounts.name, name));

describe('downloading one’s own data (H8)', () => {
  test('the download contains what the customer sent, but no staff notes and nothing that gives access to the account', async () => {
    await register('reader');
    await submit('Reader@example.com');
    await submit('somebody.else@example.com');
    const token = await site.tokenOf('reader');
    const mailed = (await site.mailsTo('reader@example.com'))[0]?.text.match(/verify=([\w-]+)/)?.[1];
    const { result, text } = await site.call('account', 'exportData', {}, token);
    expect(result).toMatchObject({
      account: { name: 'reader', email: 'reader@example.com', createdAt: expect.stringMatching(/Z$/) },
      roles: [{ role: 'Member' }],
      passkeys: [],
      sessions: [{ createdAt: expect.any(String) }],
      submissions: [
        {
          projectName: 'Oak Street house',
          phone: '(510) 555-0177',
          files: [{ name: 'plans.pdf' }],
        },
      ],
      mail: [{ subject: expect.stringContaining('Confirm your account') }],
      changeLog: [{ action: 'security.register' }, { action: 'security.verifyEmail' }],
    });
    expect(mailed).toBeTruthy();
    for (const secret of [token, mailed ?? '', 'securityStamp', 'somebody.else', 'A slow payer'])
      expect(text).not.toContain(secret);
  });

  test('a browser without JavaScript downloads the data as a file, but only with a login', async () => {
    await site.addAccount('plain', 'Member');
    const response = await post('export', {}, await cookieOf('plain'));
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-account.json"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ account: { name: 'plain' } });
    const refused = await post('export', {});
    expect([refused.status, refused.headers.get('content-disposition')]).toEqual([422, null]);
  });
});

describe('deleting one’s own account (H8)', () => {
  test('deleting an account requires the password', async () => {
    await site.addAccount('hesitant', 'Member');
    const token = await site.tokenOf('hesitant');
    const { error } = await site.call('account', 'deleteAccount', { password: 'not the password' }, token);
    expect(error).toMatchObject({ code: -32602, data: [{ path: 'password' }] });
    expect(await rowsOf('hesitant')).toHaveLength(1);
  });

  test('deleting an account ends its logins, keeps its submissions, and removes its name and email address from the audit log', async () => {
    await register('leaver');
    await submit('leaver@example.com');
    const token = await site.tokenOf('leaver');
    const other = await site.tokenOf('leaver');
    expect((await site.call('account', 'deleteAccount', { password }, token)).result).toEqual({});
    for (const ended of [token, other])
      expect((await site.call('account', 'load', {}, ended)).status).toBe(401);
    expect((await site.logIn('leaver')).error?.code).toBe(-32003);
    expect(await rowsOf('leaver')).toEqual([]);
    const kept = site.database.$count(submissions, eq(submissions.email, 'leaver@example.com'));
    expect(await kept).toBe(1);
    const mails = await site.database
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.toAddress, 'leaver@example.com'));
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('was deleted'));
    const entries = await site.database.select().from(auditEntries);
    expect(entries.at(-1)).toMatchObject({
      accountId: null,
      by: 'deleted account',
      action: 'account.delete',
      subject: 'deleted account',
    });
    expect(JSON.stringify(entries)).not.toContain('leaver');
    await register('leaver');
    expect((await site.logIn('leaver')).result).toMatchObject({ status: true });
  });

  test('without JavaScript, an account is deleted only with a login and the password, and the session cookie is cleared', async () => {
    await site.addAccount('plainly', 'Member');
    const cookie = await cookieOf('plainly');
    expect((await post('delete', { password: 'not the password' }, cookie)).status).toBe(422);
    expect((await post('delete', { password })).status).toBe(422);
    expect(await rowsOf('plainly')).toHaveLength(1);
    const response = await post('delete', { password }, cookie);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([
      200,
      expect.stringMatching(/^title24_session=; .*Max-Age=0/),
    ]);
    expect(await rowsOf('plainly')).toEqual([]);
  });

  test('one administrator remains, even if two delete their accounts at the same time', async () => {
    const tokens = [];
    for (const name of ['first-boss', 'last-boss']) {
      await site.addAccount(name, 'Admin');
      tokens.push(await site.tokenOf(name));
    }
    const answers = await Promise.all(
      tokens.map((token) => site.call('account', 'deleteAccount', { password }, token)),
    );
    expect(answers.filter(({ result }) => result !== undefined)).toHaveLength(1);
    expect(answers.map(({ error }) => error?.message)).toContainEqual(
      expect.stringContaining('at least one administrator'),
    );
  });

  test('audit log entries about changes to the site keep the name of a staff member whose account is deleted', async () => {
    const id = await site.addAccount('clerk', 'Analyst');
    const by = { accountId: id, by: 'clerk' };
    await site.database.insert(auditEntries).values({ ...by, action: 'help.update', subject: 'help a-1' });
    const token = await site.tokenOf('clerk');
    await site.call('account', 'deleteAccount', { password }, token);
    expect(
      await site.database.select().from(auditEntries).where(eq(auditEntries.subject, 'help a-1')),
    ).toMatchObject([by]);
  });
});
