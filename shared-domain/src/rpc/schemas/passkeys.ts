import * as v from 'valibot';

/* These schemas describe the JSON of WebAuthn Level 3 (section 5.1) as far as this site uses it. */

/** Returns a schema for bytes in base64url; `maxLength` is in characters. */
const bytes = (maxLength: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(maxLength));

/** 1364 characters encode 1023 bytes, the maximum (WebAuthn Level 3, section 4, credential ID). */
const credentialId = bytes(1364);

/** Members of every credential, as written by `toJSON` of PublicKeyCredential. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: v.pipe(v.string(), v.literal('public-key')),
  // The site uses no extension results, so they are discarded.
  clientExtensionResults: v.pipe(
    v.unknown(),
    v.transform(() => ({})),
  ),
};

const clientDataJSON = bytes(8192);

/** RegistrationResponseJSON, sent after an authenticator has created a passkey. */
export const registrationResponse = v.object({
  ...credential,
  response: v.object({
    clientDataJSON,
    // Ample, because the site requests no attestation statement, and even an ML-DSA-44 public key has only 1312 bytes.
    attestationObject: bytes(16_384),
    transports: v.exactOptional(
      v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/))), v.maxLength(16)),
    ),
  }),
});

/** AuthenticationResponseJSON, sent after an authenticator has signed a challenge. */
export const authenticationResponse = v.object({
  ...credential,
  response: v.object({
    clientDataJSON,
    authenticatorData: bytes(8192),
    signature: bytes(8192),
    /**
     * 86 characters encode 64 bytes, the maximum. Authenticators send the handle because this site's requests
     * name no passkey.
     */
    userHandle: v.exactOptional(bytes(86)),
  }),
});

export type RegistrationResponse = v.InferOutput<typeof registrationResponse>;
export type AuthenticationResponse = v.InferOutput<typeof authenticationResponse>;

const milliseconds = v.exactOptional(v.pipe(v.number(), v.description('Milliseconds')));

const credentialDescriptor = v.object({
  id: v.string(),
  type: v.string(),
  transports: v.exactOptional(v.array(v.string())),
});

/** PublicKeyCredentialCreationOptionsJSON, with which a browser creates a passkey. */
export const creationOptions = v.object({
  rp: v.object({ id: v.exactOptional(v.string()), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: milliseconds,
  excludeCredentials: v.exactOptional(v.array(credentialDescriptor)),
  attestation: v.exactOptional(v.string()),
});

/** PublicKeyCredentialRequestOptionsJSON, with which a browser requests a signature. */
export const requestOptions = v.object({
  challenge: v.string(),
  timeout: milliseconds,
  rpId: v.exactOptional(v.string()),
  allowCredentials: v.exactOptional(v.array(credentialDescriptor)),
  userVerification: v.exactOptional(v.string()),
});
