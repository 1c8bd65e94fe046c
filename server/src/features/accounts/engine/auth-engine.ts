import { passwordLength } from '@title24/shared-domain';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Transaction } from '../../../platform/db/database.ts';
import { accounts, credentials, engineSessions, verifications } from '../tables/accounts.table.ts';
import { secondFactors } from '../tables/second-factors.table.ts';
import type { SiteSecrets } from './site-secrets.ts';

const schema = {
  user: accounts,
  account: credentials,
  session: engineSessions,
  verification: verifications,
  twoFactor: secondFactors,
};

export type AuthEngine = ReturnType<typeof createAuthEngine>;

/**
 * better-auth within one transaction, which takes a millisecond to make: what it writes, and the mail and audit entry
 * that go with it, are there in one commit or not at all. Its server API is called from RPC methods only; its own HTTP
 * routes, and with them its rate limits and cookies, are not served.
 */
export function createAuthEngine(transaction: Transaction, secrets: SiteSecrets) {
  return betterAuth({
    // Alone it encrypts; beside `secrets` it reads what was encrypted before.
    secret: secrets.stored,
    // The version is written with what is encrypted; there is one as long as the site has one setting.
    ...(secrets.chosen && { secrets: [{ version: 1, value: secrets.chosen }] }),
    // Nothing is served at or redirected to this address.
    baseURL: 'http://localhost',
    database: drizzleAdapter(transaction, { provider: 'pg', schema }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: passwordLength.min,
      // Its own count is of UTF-16 units; ours, of characters, comes first.
      maxPasswordLength: passwordLength.max * 2,
    },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      database: { generateId: 'uuid' },
      // Clients are told apart by the server (TRUST_PROXY), never by a header that better-auth would read itself.
      ipAddress: { ipAddressHeaders: [], disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    plugins: [twoFactor(), bearer()],
    // It would write a line for each wrong password; see login/login-alarm.ts.
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}
