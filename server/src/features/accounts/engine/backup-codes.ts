import { randomInt } from 'node:crypto';
import { areEqualTexts } from './equal-texts.ts';

const count = 10;
const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/**
 * Returns new codes that each replace the app for one login: ten letters and digits (59 bits), with a hyphen in the
 * middle.
 */
export function newBackupCodes(): readonly string[] {
  return Array.from({ length: count }, () => `${half()}-${half()}`);
}

function half(): string {
  return Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Returns the remaining codes after this one is used, or null if it is not among them. */
export function withoutBackupCode(codes: readonly string[], code: string): readonly string[] | null {
  const left = codes.filter((each) => !areEqualTexts(each, code));
  return left.length < codes.length ? left : null;
}

/** Serializes the codes, to be encrypted for the database. */
export function backupCodesToText(codes: readonly string[]): string {
  return JSON.stringify(codes);
}

/** Parses codes that {@link backupCodesToText} serialized. */
export function backupCodesFromText(text: string): readonly string[] {
  return JSON.parse(text) as readonly string[];
}
