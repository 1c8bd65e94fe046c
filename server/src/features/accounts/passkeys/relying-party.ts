/** The site that passkeys are created for (WebAuthn Level 3: the relying party). */
export interface RelyingParty {
  /** The host that browsers bind passkeys to. */
  readonly id: string;
  /** The only origin whose pages may use them. */
  readonly origin: string;
}

/** Returns this site as a relying party, identified by its own origin, never by a request's Host header. */
export function relyingParty(origin: string): RelyingParty {
  return { id: new URL(origin).hostname, origin };
}

/**
 * Returns the id by which an authenticator identifies an account: the 16 bytes of its id, which reveal nothing about a
 * person.
 */
export function userHandle(accountId: string): Buffer<ArrayBuffer> {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex');
}
