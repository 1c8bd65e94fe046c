import { createHash } from 'node:crypto';
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';
import type { SiteSecrets } from './site-secrets.ts';

/** Prefix of texts encrypted with AUTH_SECRET; those encrypted with the site's own secret have none. */
const chosenPrefix = '$ba$1$';

/** Encrypts short texts for the database, and decrypts them. */
export interface SecretBox {
  encrypt(text: string): string;
  /** @throws Error if the text was modified, or encrypted with another secret */
  decrypt(encrypted: string): string;
}

/** Authenticated encryption with XChaCha20-Poly1305, in hexadecimal: a random nonce, the ciphertext, its tag. */
export function secretBox({ stored, chosen }: SiteSecrets): SecretBox {
  const ofSite = cipherOf(stored);
  const ofSetting = chosen === null ? null : cipherOf(chosen);
  return {
    encrypt: (text) => (ofSetting ? chosenPrefix + seal(ofSetting, text) : seal(ofSite, text)),
    decrypt: (encrypted) => {
      if (!encrypted.startsWith(chosenPrefix)) return open(ofSite, encrypted);
      if (!ofSetting) throw new Error('This was encrypted with AUTH_SECRET, which is not set.');
      return open(ofSetting, encrypted.slice(chosenPrefix.length));
    },
  };
}

type Cipher = ReturnType<typeof cipherOf>;

function cipherOf(secret: string) {
  return managedNonce(xchacha20poly1305)(createHash('sha256').update(secret).digest());
}

function seal(cipher: Cipher, text: string): string {
  return Buffer.from(cipher.encrypt(Buffer.from(text))).toString('hex');
}

function open(cipher: Cipher, hex: string): string {
  return Buffer.from(cipher.decrypt(Buffer.from(hex, 'hex'))).toString();
}
