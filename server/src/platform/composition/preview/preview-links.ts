import { createHmac, timingSafeEqual } from 'node:crypto';
import { siteClock } from '../../clock/clock.ts';

/** Maximum lifetime of a preview in milliseconds: one day. */
const lifetimeMs = 24 * 60 * 60_000;

const minuteMs = 60_000;

export interface PreviewedVersion {
  readonly name: string;
  readonly version: string;
  readonly expiresAt: Date;
}

/** Signs and checks preview keys. A key is a part name, version and expiry in Base64url, with an HMAC. */
export class PreviewLinks {
  readonly #readSecret: () => Promise<string>;
  #secret: Promise<string> | undefined;

  /** @param readSecret - reads the secret that all processes share */
  constructor(readSecret: () => Promise<string>) {
    this.#readSecret = readSecret;
  }

  async sign({ name, version }: Omit<PreviewedVersion, 'expiresAt'>) {
    const minutes = Math.floor((siteClock.now().getTime() + lifetimeMs) / minuteMs);
    const terms = Buffer.from(JSON.stringify([name, version, minutes])).toString('base64url');
    const key = `${terms}.${(await this.#hmac(terms)).toString('base64url')}`;
    return { key, expiresAt: new Date(minutes * minuteMs) };
  }

  /** Returns the version that a key contains, even if the key has expired; null if this site did not issue the key. */
  async read(key: string): Promise<PreviewedVersion | null> {
    const [, terms = '', signature = ''] = /^([\w-]{1,400})\.([\w-]{43})$/.exec(key) ?? [];
    if (!terms || !timingSafeEqual(Buffer.from(signature, 'base64url'), await this.#hmac(terms))) return null;
    const [name, version, minutes] = JSON.parse(Buffer.from(terms, 'base64url').toString('utf8'));
    return { name, version, expiresAt: new Date(minutes * minuteMs) };
  }

  async #hmac(terms: string): Promise<Buffer> {
    this.#secret ??= this.#readSecret();
    // After a failure, the next call reads the secret again.
    this.#secret.catch(() => {
      this.#secret = undefined;
    });
    const secret = await this.#secret;
    return createHmac('sha256', secret).update(terms).digest();
  }
}
