import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

const lineEnd = 0x0a;

/** Passes a stream on and says afterwards what it was. */
export class Measured extends Transform {
  readonly #hash = createHash('sha256');
  /** Bytes. */
  size = 0;
  /** Ends of lines: COPY's text form has one for each row, and no other. */
  lines = 0;

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    this.size += chunk.length;
    for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, at + 1)) this.lines += 1;
    done(null, chunk);
  }

  /** SHA-256 in lowercase hexadecimal, once the stream has ended. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}
