import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { AccountInfo, PasskeyInfo } from '@title24/shared-domain';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../audit/audit-entries.table.ts';
import { type AccountSite, password } from '../../testing/account-site.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

/** Public origin of the site that passkeys are created for. */
export const origin = 'https://www.example.com';

/** Returns functions that create accounts, add passkeys, and log in with them. @param site returns the running site */
export function passkeyCalls(site: () => AccountSite) {
  let made = 0;
  let clients = 0;

  const newAddress = () => `198.51.100.${++clients}`;

  async function newAccount() {
    const name = `holder-${++made}`;
    const accountId = await site().addAccount(name, 'Member');
    return { name, accountId, email: `${name}@example.com`, token: await site().tokenOf(name) };
  }

  async function creationOptions(token: string, typed = password) {
    const answer = await site().call('account', 'passkeyOptions', { password: typed }, token);
    return { answer, options: answer.result as PublicKeyCredentialCreationOptionsJSON };
  }

  async function add(token: string, authenticator = new SoftwareAuthenticator(), name = 'My phone') {
    const { options } = await creationOptions(token);
    const response = authenticator.create(options, { origin });
    const answer = await site().call('account', 'addPasskey', { name, response }, token);
    return { authenticator, options, response, answer, passkey: answer.result as PasskeyInfo };
  }

  async function holder(counter?: number) {
    const account = await newAccount();
    return { ...account, ...(await add(account.token, new SoftwareAuthenticator(counter))) };
  }

  async function question() {
    const { result } = await site().callPublic('security', 'passkeyLoginOptions');
    return result as { id: string; options: PublicKeyCredentialRequestOptionsJSON };
  }

  const answer = (params: object, from = newAddress()) =>
    site().callPublic('security', 'passkeyLogin', params, { from });

  async function logIn(
    authenticator: SoftwareAuthenticator,
    ceremony: { origin?: string; isVerified?: boolean } = {},
  ) {
    const { id, options } = await question();
    return answer({ id, response: authenticator.get(options, { origin, ...ceremony }) });
  }

  const load = async (token: string) =>
    (await site().call('account', 'load', {}, token)).result as AccountInfo;

  const auditOf = (name: string, action: string) =>
    site()
      .database.select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `account ${name}`))
      .then((entries) => entries.filter((entry) => entry.action === action));

  return { newAddress, newAccount, creationOptions, add, holder, question, answer, logIn, load, auditOf };
}
