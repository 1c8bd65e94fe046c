import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { PasswordHasher } from '../engine/password-hash.ts';
import { AccountSite, password } from '../testing/account-site.ts';

jest.setTimeout(120_000);

let site: AccountSite;

beforeAll(async () => {
  site = await AccountSite.open({}, undefined, undefined, undefined, {
    passwords: new PasswordHasher(),
  });
});
afterAll(() => site.close());

/** `npm run account -- …` on the site's database, while the site runs. */
async function run(args: readonly string[], env: Record<string, string> = { ACCOUNT_PASSWORD: password }) {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../../../cli/account.ts'), ...args],
    {
      env: { PATH: process.env.PATH, DATABASE_URL: site.database.connectionString, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

const create = (name: string, role: string, env?: Record<string, string>) =>
  run(['create', '--name', name, '--email', `${name}@example.com`, '--role', role], env);

test('the first administrator is made, and logs in at once', async () => {
  const { code, output } = await create('first', 'admin');
  expect([code, output]).toEqual([0, 'The account first has the role Admin. Log in at /login.\n']);
  expect((await site.logIn('first')).result).toMatchObject({ status: true, role: { isAlmighty: true } });
  expect((await run(['list'])).output).toBe('first  first@example.com  Admin\n');
});

test.each([
  ['a name that exists', () => create('first', 'Admin'), /account name already exists/],
  ['an unknown role', () => create('second', 'King'), /--role must be one of: Member, Analyst/],
  [
    'a weak password',
    () => create('third', 'Admin', { ACCOUNT_PASSWORD: 'password123' }),
    /too easy to guess/,
  ],
  ['no terminal to ask at', () => create('fourth', 'Admin', {}), /Set ACCOUNT_PASSWORD/],
  ['an option that is missing', () => run(['create', '--name', 'fifth']), /Usage/],
  ['an option that there is not', () => run(['create', '--password', 'x']), /Usage/],
  ['no command', () => run([]), /Usage/],
])('%s: says so in words, and makes nothing', async (_, command, words) => {
  const { code, output } = await command();
  expect(code).toBe(1);
  expect(output).toMatch(words);
  expect(output).not.toMatch(/^\s+at /m);
});
