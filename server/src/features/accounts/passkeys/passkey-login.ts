import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { AuthenticationResponse } from '@title24/shared-domain/rpc/server';
import { eq } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Client } from '../../../platform/http/client.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { LoginEvents } from '../login/login-events.ts';
import type { LoginThrottle } from '../login/login-throttle.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { accounts } from '../tables/accounts.table.ts';
import { passkeys } from '../tables/passkeys.table.ts';
import { type ChallengeStore, challengeLifetime } from './challenge-store.ts';
import type { PasskeyRow } from './passkey-list.ts';
import { type RelyingParty, userHandle } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

/** Login with a passkey whose device verifies the user. That is two factors, so no code is required. */
export interface PasskeyLogin {
  options(): Promise<{ readonly id: string; readonly options: PublicKeyCredentialRequestOptionsJSON }>;
  /**
   * Returns the first call token of a new session, or null if the login is refused. Rejects with TooManyAttemptsError
   * if the client has to wait.
   */
  logIn(id: string, response: AuthenticationResponse, client: Client): Promise<string | null>;
}

interface Dependencies {
  readonly database: Database;
  readonly sessions: SessionStore;
  readonly throttle: LoginThrottle;
  readonly events: LoginEvents;
  readonly challenges: ChallengeStore;
  readonly party: () => RelyingParty;
}

interface Assertion {
  readonly counter: number;
  readonly backedUp: boolean;
}

/** Creates the service for logging in by passkey. */
export function passkeyLogin(dependencies: Dependencies): PasskeyLogin {
  const { database, sessions, throttle, events, challenges, party } = dependencies;

  /**
   * Checks the response and starts a session. Locks the passkey, so that of two concurrent responses with the
   * same counter, the second is refused. Some authenticators have no counter. Their responses are not refused.
   */
  function start(challenge: string, response: AuthenticationResponse, client: Client) {
    return database.transaction(async (transaction) => {
      const [found] = await transaction
        .select({ passkey: passkeys, account: accounts })
        .from(passkeys)
        .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
        .where(eq(passkeys.credentialId, response.id))
        .for('update', { of: passkeys });
      if (!found?.account.enabled || !found.account.emailVerified) return null;
      const { passkey, account } = found;
      if (response.response.userHandle !== userHandle(account.id).toString('base64url')) return null;
      const assertion = await verify(response, challenge, passkey, party());
      if (!assertion) return null;
      if (isCloned(passkey, assertion)) {
        await recordClone(transaction, account, passkey, assertion);
        return null;
      }
      await transaction
        .update(passkeys)
        .set({ ...assertion, lastUsedAt: siteClock.now() })
        .where(eq(passkeys.id, passkey.id));
      await transaction
        .update(accounts)
        .set({ lastLoginAt: siteClock.now() })
        .where(eq(accounts.id, account.id));
      const token = await sessions.start(transaction, account.id, client.userAgent, 'call');
      return { account: account.id, token };
    });
  }

  return {
    async options() {
      const { id, challenge } = await challenges.forLogin();
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        rpID: party().id,
        challenge,
        userVerification: 'required',
        timeout: challengeLifetime,
      });
      return { id, options };
    },

    async logIn(id, response, client) {
      const attempt = await throttle.beginUnnamed(client);
      const challenge = await challenges.takeForLogin(id);
      const started = challenge && (await start(challenge, response, client));
      if (!started) {
        events.refused(client, 'passkey');
        return null;
      }
      events.accepted(started.account, client, 'passkey');
      await attempt.succeeded();
      return started.token;
    },
  };
}

async function verify(
  response: AuthenticationResponse,
  expectedChallenge: string,
  { credentialId, publicKey }: PasskeyRow,
  { id, origin }: RelyingParty,
): Promise<Assertion | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: credentialId,
        publicKey: Buffer.from(publicKey, 'base64url'),
        // Zero disables the library's counter check, which precedes the signature check and gives only a generic error.
        // isCloned checks the counter.
        counter: 0,
      },
    });
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return verified ? { counter: newCounter, backedUp: credentialBackedUp } : null;
  } catch {
    // The library throws if the response is invalid.
    return null;
  }
}

/**
 * Returns whether the counter failed to increase, which suggests that the key was copied (WebAuthn Level 3, 7.2, step
 * 22). If both counters are 0, the authenticator has no counter.
 */
function isCloned({ counter: before }: PasskeyRow, { counter }: Assertion): boolean {
  return (before > 0 || counter > 0) && counter <= before;
}

async function recordClone(
  transaction: Transaction,
  { id, name }: typeof accounts.$inferSelect,
  passkey: PasskeyRow,
  { counter }: Assertion,
): Promise<void> {
  await recordChange(
    transaction,
    { accountId: id, accountName: name },
    {
      action: 'security.passkeyCopied',
      subject: `account ${name}`,
      before: { passkey: passkey.name, counter: passkey.counter },
      after: { passkey: passkey.name, counter },
    },
  );
}
