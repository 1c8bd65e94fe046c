import { createHash, randomBytes } from 'node:crypto';

/** A new token: 256 random bits as 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It is random in all its bits, so a fast hash is enough. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a text can be a token at all. */
export function isTokenShaped(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
