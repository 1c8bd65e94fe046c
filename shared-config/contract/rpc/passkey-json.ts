/* What WebAuthn Level 3 writes as JSON (5.1.8, 5.1.9), as far as this site uses it. The browser's own types are not
   known on the server. */

interface CredentialDescriptor {
  id: string;
  type: 'public-key';
  transports?: string[];
}

/** PublicKeyCredentialCreationOptionsJSON */
export interface PasskeyCreationOptions {
  rp: { id?: string; name: string };
  user: { id: string; name: string; displayName: string };
  challenge: string;
  pubKeyCredParams: { alg: number; type: 'public-key' }[];
  /** Milliseconds. */
  timeout?: number;
  excludeCredentials?: CredentialDescriptor[];
  attestation?: string;
}

/** PublicKeyCredentialRequestOptionsJSON */
export interface PasskeyRequestOptions {
  challenge: string;
  /** Milliseconds. */
  timeout?: number;
  rpId?: string;
  allowCredentials?: CredentialDescriptor[];
  userVerification?: string;
}

interface Credential<Response> {
  id: string;
  rawId: string;
  type: string;
  clientExtensionResults: object;
  response: Response;
}

/** RegistrationResponseJSON: an authenticator has made a passkey. */
export type PasskeyRegistration = Credential<{
  clientDataJSON: string;
  attestationObject: string;
  transports?: string[];
}>;

/** AuthenticationResponseJSON: an authenticator has signed a challenge. */
export type PasskeyAuthentication = Credential<{
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string;
}>;
