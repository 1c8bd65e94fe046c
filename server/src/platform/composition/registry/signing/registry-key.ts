import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import { type DocumentTerms, type Signed, signedText } from '@title24/remote-kit/contract';
import type { Database } from '../../../db/database.ts';
import { registryState } from './registry-state.table.ts';

/** DER prefix of an Ed25519 private key, before its 32 bytes (RFC 8410). */
const privateKeyPrefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key that the site's processes sign registry documents with. */
export class RegistryKey {
  readonly #privateKey: KeyObject;
  /** The public key: 32 bytes, in base64. */
  readonly publicKey: string;
  /** Distinguishes the registry of this database from others. */
  readonly registry: string;

  constructor(secret: string, registry: string) {
    const seed = Buffer.from(hkdfSync('sha256', secret, '', 'title24 registry documents', 32));
    this.#privateKey = createPrivateKey({
      key: Buffer.concat([privateKeyPrefix, seed]),
      format: 'der',
      type: 'pkcs8',
    });
    const spki = createPublicKey(this.#privateKey).export({ format: 'der', type: 'spki' });
    this.publicKey = spki.subarray(-32).toString('base64');
    this.registry = registry;
  }

  sign<Content extends object>(content: Content & DocumentTerms): Signed<Content> {
    const signature = sign(null, Buffer.from(signedText(content)), this.#privateKey).toString('base64');
    return { ...content, signature };
  }
}

/**
 * Returns the key of this database's registry, the same for all processes on it.
 * @param chosen the setting REGISTRY_SIGNING_SECRET; null for the secret in the database
 */
export async function readRegistryKey(db: Database, chosen: string | null): Promise<RegistryKey> {
  const [state] = await db.select().from(registryState);
  if (!state) throw new Error('The registry has no state. Restore the row of registry_state from a backup.');
  return new RegistryKey(chosen ?? state.signingSecret, state.registry);
}
