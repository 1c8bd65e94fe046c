import { type LoginStatus, roleOf } from '@title24/shared-domain';
import { eq } from 'drizzle-orm';
import { accounts } from '../../db/schema/accounts.ts';
import { AccountSite, password, totpCode } from '../testing/account-site.ts';

jest.setTimeout(60_000);

let site: AccountSite;

beforeAll(async () => {
  site = await AccountSite.open();
  await site.addAccount('Ana.Member', 'Member');
  await site.addAccount('boss', 'Admin');
});
afterAll(() => site.close());

const refused = { code: -32003, message: 'The account name or password is not right.' };

test.each(['Ana.Member', 'ana.member', ' ana.member ', 'Ana.Member@Example.com'])(
  '%j logs in',
  async (name) => {
    const { result, status } = await site.logIn(name);
    expect(status).toBe(200);
    expect(result).toMatchObject({
      status: true,
      role: { name: 'Member', isAlmighty: false },
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(roleOf(result as LoginStatus)?.isAllowed('CREATE', 'PROJECT')).toBe(true);
  },
);
