import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from './accepted-coding.ts';

/** A body in one content coding. */
export interface CodedBody {
  readonly coding: Coding;
  readonly bytes: Buffer;
  /** Strong entity tag, different for each coding and compression level. */
  readonly etag: string;
}

/** In bytes. Shorter bodies are not compressed. */
const minCompressedLength = 1024;

/**
 * Compression level for pages that may be requested only once. It takes a third of the time of level 4, and the result
 * is an eighth larger.
 */
const quickQuality = 1;
const thoroughQuality = 9;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Thorough compressions run one at a time, because waiting visitors have priority. */
let thoroughQueue: Promise<unknown> = Promise.resolve();

/**
 * A body and its compressed forms. The first request for Brotli compresses the body quickly. The second
 * request starts thorough compression in the background.
 */
export class CachedBody {
  readonly #identity: CodedBody;
  readonly #hash: string;
  #quickBrotli: Promise<CodedBody> | undefined;
  #brotli: CodedBody | undefined;
  #gzip: Promise<CodedBody> | undefined;
  #improving = false;

  constructor(text: string) {
    const bytes = Buffer.from(text);
    this.#hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.#identity = this.#coded('identity', bytes);
  }

  /** Approximate bytes in memory, including the compressed forms. */
  get size(): number {
    return Math.ceil(this.#identity.bytes.length * 1.6) + 1000;
  }

  get text(): string {
    return this.#identity.bytes.toString();
  }

  async in(coding: Coding): Promise<CodedBody> {
    const { bytes } = this.#identity;
    if (coding === 'identity' || bytes.length < minCompressedLength) return this.#identity;
    if (coding === 'gzip') {
      this.#gzip ??= toGzip(bytes).then((compressed) => this.#coded('gzip', compressed));
      return this.#gzip;
    }
    if (this.#brotli) return this.#brotli;
    if (this.#quickBrotli) this.#improve();
    this.#quickBrotli ??= this.#brotliOf(quickQuality);
    return this.#quickBrotli;
  }

  /**
   * Returns the entity tag in `if-none-match` that matches this body in any coding, or null if none does. For
   * `*`, returns the tag of the uncompressed body.
   */
  matching(ifNoneMatch: string | undefined): string | null {
    if (!ifNoneMatch) return null;
    const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (tags.includes('*')) return this.#identity.etag;
    return tags.find((tag) => tag.startsWith(`"${this.#hash}-`)) ?? null;
  }

  #improve(): void {
    if (this.#improving) return;
    this.#improving = true;
    thoroughQueue = thoroughQueue
      .then(async () => {
        this.#brotli = await this.#brotliOf(thoroughQuality);
        this.#quickBrotli = undefined;
      })
      // After an error, the quickly compressed body stays in use.
      .catch(() => {});
  }

  async #brotliOf(quality: number): Promise<CodedBody> {
    const { bytes } = this.#identity;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return this.#coded('br', await toBrotli(bytes, { params }), quality);
  }

  #coded(coding: Coding, bytes: Buffer, quality?: number): CodedBody {
    return { coding, bytes, etag: `"${this.#hash}-${coding}${quality ?? ''}"` };
  }
}
