import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { PasskeyInfo, SiteConfiguration } from '@title24/shared-domain';
import type { RegistrationResponse } from '@title24/shared-domain/rpc/server';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { isDatabaseUnavailable } from '../../../platform/db/database-unavailable.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { forbidden, notFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../../audit/record-change.ts';
import { passkeyAdded, passkeyRemoved } from '../emails/account-emails.ts';
import type { AccountMailer } from '../emails/account-mailer.ts';
import type { WithPassword } from '../password/with-password.ts';
import { accounts } from '../tables/accounts.table.ts';
import { passkeys } from '../tables/passkeys.table.ts';
import { type ChallengeStore, challengeLifetime } from './challenge-store.ts';
import { passkeyInfo, passkeysOf } from './passkey-list.ts';
import { type RelyingParty, userHandle } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

const maxPasskeys = 10;

const tooMany = `You have ${maxPasskeys} passkeys, which is the maximum. Remove one you don’t use.`;
const notAccepted =
  'The passkey was not added: your device’s answer came too late or was invalid. Start again.';

/** Manages an account's own passkeys. The owner gets an email about each passkey that is added or removed. */
export interface OwnPasskeys {
  /** Returns options for creating a passkey in the browser. Requires the password. */
  options(caller: Caller, password: string): Promise<PublicKeyCredentialCreationOptionsJSON>;
  add(caller: Caller, params: { name: string; response: RegistrationResponse }): Promise<PasskeyInfo>;
  remove(caller: Caller, params: { id: string; password: string }): Promise<void>;
}

interface Dependencies {
  readonly database: Database;
  readonly withPassword: WithPassword;
  readonly challenges: ChallengeStore;
  readonly mailer: AccountMailer;
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
  readonly party: () => RelyingParty;
}

/** Creates the service for an account's own passkeys. */
export function ownPasskeys(dependencies: Dependencies): OwnPasskeys {
  const { database, withPassword, challenges, mailer, loadConfiguration, party } = dependencies;

  const afterPassword = <Result>(
    caller: Caller,
    password: string,
    change: (transaction: Transaction) => Promise<Result>,
  ) => withPassword(caller, password, ({ transaction }) => change(transaction));

  return {
    async options(caller, password) {
      const { accountId, accountName } = caller;
      const own = await afterPassword(caller, password, (transaction) => passkeysOf(transaction, accountId));
      if (own.length >= maxPasskeys) throw forbidden(tooMany);
      const { company } = await loadConfiguration();
      const { generateRegistrationOptions } = await webAuthn();
      return generateRegistrationOptions({
        rpID: party().id,
        rpName: company.name,
        userID: userHandle(accountId),
        userName: accountName,
        userDisplayName: accountName,
        challenge: await challenges.forAccount(accountId),
        timeout: challengeLifetime,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: own.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports: [...transports],
        })),
      });
    },

    async add(caller, { name, response }) {
      const { accountId, accountName, email } = caller;
      const credential = await verify(response, party(), (challenge) =>
        challenges.takeForAccount(accountId, challenge),
      );
      if (!credential) throw forbidden(notAccepted);
      const added = await database.transaction(async (transaction) => {
        // Without the lock, concurrent additions could exceed the maximum.
        await transaction.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
        const own = await passkeysOf(transaction, accountId);
        if (own.length >= maxPasskeys) throw forbidden(tooMany);
        const [row] = await transaction
          .insert(passkeys)
          .values({ accountId, name, ...credential })
          .onConflictDoNothing({ target: passkeys.credentialId })
          .returning();
        if (!row) throw forbidden(notAccepted);
        await recordChange(transaction, caller, {
          action: 'account.addPasskey',
          subject: `account ${accountName}`,
          after: { passkey: name },
        });
        await mailer.queue(transaction, email, passkeyAdded(accountName, name));
        return row;
      });
      mailer.wake();
      return passkeyInfo(added);
    },

    async remove(caller, { id, password }) {
      const { accountId, accountName, email } = caller;
      const wasRemoved = await afterPassword(caller, password, async (transaction) => {
        const [removed] = await transaction
          .delete(passkeys)
          .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
          .returning();
        if (!removed) return false;
        await recordChange(transaction, caller, {
          action: 'account.removePasskey',
          subject: `account ${accountName}`,
          before: { passkey: removed.name },
        });
        await mailer.queue(transaction, email, passkeyRemoved(accountName, removed.name));
        return true;
      });
      if (!wasRemoved) throw notFound('This passkey has already been removed.');
      mailer.wake();
    },
  };
}

async function verify(
  response: RegistrationResponse,
  { id, origin }: RelyingParty,
  takeChallenge: (challenge: string) => Promise<boolean>,
) {
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: takeChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    // The library throws if the input is invalid, or if our function `takeChallenge` throws, which uses the database.
  }).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) throw error;
    return { registrationInfo: undefined };
  });
  if (!registrationInfo) return null;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    backedUp: credentialBackedUp,
  };
}
