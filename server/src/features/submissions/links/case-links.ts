import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { caseFields, casePath } from '@title24/shared-domain/cases';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { storedSecret } from '../../../platform/db/stored-secret.ts';

/** Link version of a new case. Each time staff replace a case's link, the version of that case increases. */
export const firstLinkVersion = 1;
const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/**
 * Purpose of a key. `mail`: an emailed link, which opens the case page only if the visitor enters the customer's email
 * address. `account`: a link in My Account, which opens the case page directly, because the account's email address is
 * confirmed. `visit`: the cookie of an opened case page.
 */
export type CaseKeyPurpose = 'mail' | 'account' | 'visit';

/** Lifetimes of keys in minutes, by purpose. */
const lifetimes: Readonly<Record<CaseKeyPurpose, number>> = {
  mail: 180 * dayMinutes,
  account: 60,
  visit: 7 * dayMinutes,
};

const letters: Readonly<Record<CaseKeyPurpose, string>> = { mail: 'm', account: 'a', visit: 'v' };

/** Content of a key with a genuine signature. */
export interface CaseKey {
  readonly purpose: CaseKeyPurpose;
  /** The case's link version when the key was signed. */
  readonly version: number;
  readonly isExpired: boolean;
}

interface Linked {
  readonly reference: string;
  readonly linkVersion: number;
}

/**
 * Signs and checks the keys of customers' case pages (Q3). A key contains its purpose, the case's link version, the
 * expiry, and an HMAC over these parts and the case's reference. The HMAC shows without a database query whether a key
 * is forged.
 */
export class CaseLinks {
  readonly #secret: Buffer;
  readonly #clock: Clock;

  constructor(secret: string, clock: Clock) {
    this.#secret = Buffer.from(hkdfSync('sha256', secret, '', 'title24 links of cases', 32));
    this.#clock = clock;
  }

  /** Creates an instance with the secret from the database. Stores a new secret if there is none. */
  static async open(database: Database, clock: Clock): Promise<CaseLinks> {
    return new CaseLinks(await storedSecret(database, 'case-links'), clock);
  }

  key(purpose: CaseKeyPurpose, { reference, linkVersion }: Linked): string {
    const end = Math.floor(this.#clock.now().getTime() / minuteMs) + lifetimes[purpose];
    const terms = `${letters[purpose]}${linkVersion}.${end.toString(36)}`;
    return `${terms}.${this.#sign(reference, terms).toString('base64url')}`;
  }

  /** Returns the path of a case page with a key. */
  path(purpose: 'mail' | 'account', linked: Linked): string {
    return `${casePath(linked.reference)}?${caseFields.key}=${this.key(purpose, linked)}`;
  }

  /** Returns the content of a key if it is genuine for this reference, otherwise null. */
  read(reference: string, key: string): CaseKey | null {
    const [, letter, version, end = '', signature = ''] =
      /^([mav])([1-9]\d{0,8})\.([\da-z]{1,8})\.([\w-]{43})$/.exec(key) ?? [];
    const purpose = (Object.keys(letters) as CaseKeyPurpose[]).find((each) => letters[each] === letter);
    if (!purpose) return null;
    const expected = this.#sign(reference, `${letter}${version}.${end}`);
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const isExpired = Number.parseInt(end, 36) * minuteMs <= this.#clock.now().getTime();
    return { purpose, version: Number(version), isExpired };
  }

  #sign(reference: string, terms: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${reference} ${terms}`).digest();
  }
}
