import { randomInt } from 'node:crypto';
import { equalInConstantTime } from './constant-time.ts';

const count = 10;
const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * Returns ten new backup codes, each for one login without the authenticator app. A code has ten letters and digits (59
 * bits) with a hyphen in the middle.
 */
export function newBackupCodes(): readonly string[] {
  return Array.from({ length: count }, () => `${half()}-${half()}`);
}

function half(): string {
  return Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Returns the codes except `code`, or null if `code` is not among them. */
export function withoutBackupCode(codes: readonly string[], code: string): readonly string[] | null {
  const left = codes.filter((each) => !equalInConstantTime(each, code));
  return left.length < codes.length ? left : null;
}

/** Serializes backup codes for encryption. */
export function backupCodesToText(codes: readonly string[]): string {
  return JSON.stringify(codes);
}

/** Parses codes that {@link backupCodesToText} serialized. */
export function backupCodesFromText(text: string): readonly string[] {
  return JSON.parse(text) as readonly string[];
}
