import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

const lineEnd = 0x0a;

/** Passes a stream through, and computes its size, line count and hash. */
export class Measured extends Transform {
  readonly #hash = createHash('sha256');
  /** In bytes. */
  size = 0;
  /** Number of line ends, which equals the number of rows in COPY's text format. */
  lines = 0;

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    this.size += chunk.length;
    for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, at + 1)) this.lines += 1;
    done(null, chunk);
  }

  /** Returns the SHA-256 of the ended stream in lowercase hexadecimal. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}
