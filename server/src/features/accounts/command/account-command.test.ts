import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { programEnvironment, quickStart } from '../../../platform/lifecycle/testing/site-process.ts';
import { PasswordHasher } from '../engine/password-hash.ts';
import { AccountSite, password } from '../testing/account-site.ts';
import { createAccountFromCommand } from './account-command.ts';

jest.setTimeout(120_000);

let site: AccountSite;

beforeAll(async () => {
  site = await AccountSite.open({}, undefined, undefined, undefined, {
    passwords: new PasswordHasher(),
  });
});
afterAll(() => site.close());

async function run(args: readonly string[], env: Record<string, string> = { ACCOUNT_PASSWORD: password }) {
  const child = spawn(
    process.execPath,
    [quickStart, path.join(import.meta.dirname, '../../../cli/account.ts'), ...args],
    {
      env: { ...programEnvironment, DATABASE_URL: site.database.connectionString, ...env },
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

const creation = (name: string, role: string) => [
  'create',
  ...['--name', name],
  ...['--email', `${name}@example.com`],
  ...['--role', role],
];

test('the command creates the first administrator, who can log in immediately', async () => {
  const { code, output } = await run(creation('first', 'admin'));
  expect([code, output]).toEqual([0, 'The account first has the role Admin. Log in at /login.\n']);
  expect((await site.logIn('first')).result).toMatchObject({ status: true, role: { isAlmighty: true } });
  expect((await run(['list'])).output).toBe('first  first@example.com  Admin\n');
});

test.each([
  ['no terminal', creation('second', 'Admin'), /Set ACCOUNT_PASSWORD/],
  ['no command', [], /Usage/],
])('with %s, the program fails with a message', async (_, args, words) => {
  const { code, output } = await run(args, {});
  expect(code).toBe(1);
  expect(output).toMatch(words);
  expect(output).not.toMatch(/^\s+at /m);
});

test.each([
  ['an existing name', creation('first', 'Admin'), password, /account name already exists/],
  ['an unknown role', creation('second', 'King'), password, /--role must be one of: Member, Analyst/],
  ['a weak password', creation('third', 'Admin'), 'password123', /too easy to guess/],
  ['a missing option', ['create', '--name', 'fifth'], password, /Usage/],
  ['an unknown option', ['create', '--password', 'x'], password, /Usage/],
])('the command refuses %s with a message', async (_, [, ...options], typed, words) => {
  jest.replaceProperty(process, 'env', { ...process.env, ACCOUNT_PASSWORD: typed });
  try {
    const creating = createAccountFromCommand(site.database, options, 'Usage');
    await expect(creating).rejects.toMatchObject({
      name: 'AccountCommandError',
      message: expect.stringMatching(words),
    });
  } finally {
    jest.restoreAllMocks();
  }
});
