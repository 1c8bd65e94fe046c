/** Whom passkeys are made for (WebAuthn Level 3: the relying party). */
export interface RelyingParty {
  /** The host that browsers bind passkeys to. */
  readonly id: string;
  /** The one origin whose pages may use them. */
  readonly origin: string;
}

/** This site as a relying party, by its own origin. Never by a request's Host header. */
export function relyingParty(origin: string): RelyingParty {
  return { id: new URL(origin).hostname, origin };
}
