import * as v from 'valibot';
import type { AccountWork } from '../engine/account-work.ts';
import { isTokenShaped, newToken } from '../sessions/session-token.ts';

/** What a confirmation is of: that an account's holder reads mail at an address. */
const confirmation = v.object({ accountId: v.string(), email: v.string() });
export type EmailConfirmation = v.InferOutput<typeof confirmation>;

const lifetimeMs = 24 * 60 * 60_000;
const identifier = (token: string) => `confirm-email:${token}`;

/** A token to mail, which can be used once within 24 hours. Only its hash is stored. */
export async function issueConfirmation({ engine }: AccountWork, value: EmailConfirmation): Promise<string> {
  const { internalAdapter } = await engine.$context;
  const token = newToken();
  const expiresAt = new Date(Date.now() + lifetimeMs);
  await internalAdapter.createVerificationValue({
    identifier: identifier(token),
    value: JSON.stringify(value),
    expiresAt,
  });
  return token;
}

/** What a token confirms, which is used up with this; null where it was used or is too old. */
export async function takeConfirmation(
  { engine }: AccountWork,
  token: string,
): Promise<EmailConfirmation | null> {
  if (!isTokenShaped(token)) return null;
  const { internalAdapter } = await engine.$context;
  const taken = await internalAdapter.consumeVerificationValue(identifier(token));
  if (!taken || taken.expiresAt.getTime() <= Date.now()) return null;
  return v.parse(confirmation, JSON.parse(taken.value));
}
