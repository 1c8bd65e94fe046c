import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Ceremony {
  readonly origin: string;
  readonly isVerified?: boolean;
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** A browser and authenticator with one passkey (ES256). Produces real responses (WebAuthn Level 3, section 6). */
export class SoftwareAuthenticator {
  readonly #credentialId = randomBytes(32);
  #publicKey: KeyObject;
  #privateKey: KeyObject;
  #userHandle = '';
  /** Last counter sent; 0 for an authenticator without a counter. */
  counter: number;

  constructor(counter = 0) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#publicKey = publicKey;
    this.#privateKey = privateKey;
    this.counter = counter;
  }

  loseKey(): void {
    this.#privateKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  }

  claimToBe(userHandle: string): void {
    this.#userHandle = userHandle;
  }

  get userHandle(): string {
    return this.#userHandle;
  }

  create(options: PublicKeyCredentialCreationOptionsJSON, ceremony: Ceremony): RegistrationResponseJSON {
    this.#userHandle = options.user.id;
    const id = this.#credentialId.toString('base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#credentialId.length);
    const authData = Buffer.concat([
      this.#authenticatorData(options.rp.id ?? '', ceremony, flags.attested),
      Buffer.alloc(16),
      length,
      this.#credentialId,
      this.#coseKey(),
    ]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: { credProps: { rk: true } },
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, ceremony).toString('base64url'),
        attestationObject: Buffer.from(attestationObject).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  get(options: PublicKeyCredentialRequestOptionsJSON, ceremony: Ceremony): AuthenticationResponseJSON {
    if (this.counter > 0) this.counter += 1;
    const id = this.#credentialId.toString('base64url');
    const client = clientData('webauthn.get', options.challenge, ceremony);
    const authData = this.#authenticatorData(options.rpId ?? '', ceremony);
    const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
        userHandle: this.#userHandle,
      },
    };
  }

  #authenticatorData(rpId: string, { isVerified = true }: Ceremony, more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const bits = flags.present | (isVerified ? flags.verified : 0) | more;
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([bits]), counter]);
  }

  /** Encodes the public key (RFC 9053, 7.1.1: kty EC2, alg ES256, crv P-256, x, y). */
  #coseKey(): Uint8Array {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
  }
}

function clientData(type: string, challenge: string, { origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
