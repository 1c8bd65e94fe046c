import { createHash } from 'node:crypto';
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';
import type { SiteSecrets } from './site-secrets.ts';

/** Prefix of texts encrypted with AUTH_SECRET. Those encrypted with the stored secret have none. */
const chosenPrefix = '$ba$1$';

/** Encrypts short texts for the database, and decrypts them. */
export interface SecretBox {
  encrypt(text: string): string;
  /** @throws Error if the text was modified, or was not encrypted with any of the site's secrets */
  decrypt(encrypted: string): string;
  /**
   * Re-encrypts the text with the newest secret. Returns the text unchanged if it already uses this secret or cannot be
   * decrypted.
   */
  renewed(encrypted: string): string;
}

/**
 * Creates a box for authenticated encryption with XChaCha20-Poly1305. A ciphertext is a random nonce, the encrypted
 * text and the authentication tag, in hexadecimal. If AUTH_SECRET was used, {@link chosenPrefix} comes first.
 */
export function secretBox({ stored, chosen }: SiteSecrets): SecretBox {
  const siteCipher = cipherOf(stored);
  const settingCiphers = chosen.map(cipherOf);
  const [newest] = settingCiphers;
  const encrypt = (text: string) => (newest ? chosenPrefix + seal(newest, text) : seal(siteCipher, text));
  const decrypt = (encrypted: string) => {
    if (!encrypted.startsWith(chosenPrefix)) return open([siteCipher], encrypted);
    return open(settingCiphers, encrypted.slice(chosenPrefix.length));
  };
  const isNewest = (encrypted: string) =>
    newest
      ? encrypted.startsWith(chosenPrefix) &&
        decryptedWith(newest, encrypted.slice(chosenPrefix.length)) !== null
      : !encrypted.startsWith(chosenPrefix);
  return {
    encrypt,
    decrypt,
    renewed(encrypted) {
      if (isNewest(encrypted)) return encrypted;
      try {
        return encrypt(decrypt(encrypted));
      } catch {
        return encrypted;
      }
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

function open(ciphers: readonly Cipher[], hex: string): string {
  for (const cipher of ciphers) {
    const text = decryptedWith(cipher, hex);
    if (text !== null) return text;
  }
  throw new Error(
    'This was encrypted with another secret, such as an AUTH_SECRET that is not set, or was modified.',
  );
}

function decryptedWith(cipher: Cipher, hex: string): string | null {
  try {
    return Buffer.from(cipher.decrypt(Buffer.from(hex, 'hex'))).toString();
  } catch {
    return null;
  }
}
