/** The site for which passkeys are created (relying party in WebAuthn Level 3). */
export interface RelyingParty {
  /** Host to which browsers bind the passkeys. */
  readonly id: string;
  /** The only origin whose pages may use the passkeys. */
  readonly origin: string;
}

/** Returns this site as a relying party. @param origin from the settings, never from a Host header */
export function relyingParty(origin: string): RelyingParty {
  return { id: new URL(origin).hostname, origin };
}

/** Returns an account's user handle: the 16 bytes of its id, without personal data. */
export function userHandle(accountId: string): Buffer<ArrayBuffer> {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex');
}
