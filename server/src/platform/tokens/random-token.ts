import { createHash, randomBytes } from 'node:crypto';

/** Returns a new token: 256 random bits as 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash of a token for storage. A fast hash suffices, because all bits of a token are random. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Returns whether a string has the format of a token. */
export function isTokenShaped(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
