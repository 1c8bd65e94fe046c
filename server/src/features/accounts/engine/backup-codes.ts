import { randomInt } from 'node:crypto';
import { areEqualTexts } from './equal-texts.ts';

const count = 10;
const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Codes that each log in once without the app: ten letters and digits (59 bits), a hyphen in the middle. */
export function newBackupCodes(): readonly string[] {
  return Array.from({ length: count }, () => `${half()}-${half()}`);
}

function half(): string {
  return Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** The codes that are left once this one is used, or null if it is none of them. */
export function withoutBackupCode(codes: readonly string[], code: string): readonly string[] | null {
  const left = codes.filter((each) => !areEqualTexts(each, code));
  return left.length < codes.length ? left : null;
}

/** As they are encrypted for the database. */
export function backupCodesToText(codes: readonly string[]): string {
  return JSON.stringify(codes);
}

export function backupCodesFromText(text: string): readonly string[] {
  return JSON.parse(text) as readonly string[];
}
