import * as v from 'valibot';

/** Bytes in base64url; `most` counts its characters. */
const bytes = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(most));

/** At most 1023 bytes (WebAuthn Level 3, 4: credential ID). */
const credentialId = bytes(1364);

/** What every credential says of itself, as `toJSON` of PublicKeyCredential writes it. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  // The site asks for no extension whose answer counts.
  clientExtensionResults: v.pipe(
    v.unknown(),
    v.transform(() => ({})),
  ),
};

const clientDataJSON = bytes(8192);

/** RegistrationResponseJSON: an authenticator has made a passkey. */
export const registrationResponse = v.object({
  ...credential,
  response: v.object({
    clientDataJSON,
    // No statement of the maker is asked for; public keys of the newest kind take 1312 bytes.
    attestationObject: bytes(16_384),
    transports: v.exactOptional(
      v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/))), v.maxLength(16)),
    ),
  }),
});

/** AuthenticationResponseJSON: an authenticator has signed a challenge. */
export const authenticationResponse = v.object({
  ...credential,
  response: v.object({
    clientDataJSON,
    authenticatorData: bytes(8192),
    signature: bytes(8192),
    /** At most 64 bytes. Authenticators give it where the site names no passkey. */
    userHandle: bytes(86),
  }),
});

export type RegistrationResponse = v.InferOutput<typeof registrationResponse>;
export type AuthenticationResponse = v.InferOutput<typeof authenticationResponse>;
