import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';
import type { Coding } from '../http/accepted-coding.ts';
import type { RpcId } from './protocol/rpc-message.ts';

/** In bytes. Compression saves little below this length. */
const minCompressedLength = 1024;

/** In bytes. The uncompressed end of a response must fit in one uncompressed block of brotli or gzip. */
const maxRemainder = 60_000;

const toBrotli = promisify(brotliCompress);
const toDeflate = promisify(deflateRaw);

export interface CodedAnswer {
  readonly bytes: Buffer;
  readonly coding: Coding;
}

/**
 * A method's result with the bytes of its response. Everything before the `id` at the end is built once, and compressed
 * once per coding. The end is appended uncompressed.
 */
export class CachedResult {
  readonly value: unknown;
  /** The data revision at which the value was loaded; null if it was unknown. */
  readonly revision: number | null;
  #start: Buffer | undefined;
  #brotli: Promise<Buffer> | undefined;
  #gzip: Promise<{ readonly bytes: Buffer; readonly crc: number }> | undefined;

  constructor(value: unknown, revision: number | null = null) {
    this.value = value ?? null;
    this.revision = revision;
  }

  /** Returns the value, which JSON.stringify then writes into the response to a batch. */
  toJSON(): unknown {
    return this.value;
  }

  /** Returns the response in the wanted coding; uncompressed if the result is short or the id very long. */
  async answer(id: RpcId, wanted: Coding): Promise<CodedAnswer> {
    this.#start ??= Buffer.from(`{"jsonrpc":"2.0","result":${JSON.stringify(this.value)}`);
    const start = this.#start;
    const rest = Buffer.from(`,"id":${JSON.stringify(id)}}`);
    if (wanted === 'identity' || start.length < minCompressedLength || rest.length > maxRemainder) {
      return { coding: 'identity', bytes: Buffer.concat([start, rest]) };
    }
    if (wanted === 'br') {
      this.#brotli ??= openBrotli(start);
      return { coding: 'br', bytes: Buffer.concat([await this.#brotli, ...endOfBrotli(rest)]) };
    }
    this.#gzip ??= openGzip(start);
    const { bytes, crc } = await this.#gzip;
    const end = endOfGzip(rest, crc32(rest, crc), start.length + rest.length);
    return { coding: 'gzip', bytes: Buffer.concat([bytes, ...end]) };
  }
}

/** Returns the start of a brotli stream, up to a byte boundary where more data can follow. */
function openBrotli(start: Buffer): Promise<Buffer> {
  return toBrotli(start, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: start.length },
  });
}

/**
 * Returns the end of a brotli stream (RFC 7932, 9.2): the header of an uncompressed meta-block, `rest`, and the empty
 * last meta-block. In the header, bits 3 to 18 are the number of bytes minus one, and bit 19 means uncompressed.
 */
function endOfBrotli(rest: Buffer): Buffer[] {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((rest.length - 1) << 3) | (1 << 19), 0, 3);
  return [header, rest, Buffer.from([0b11])];
}

/** Returns a gzip member without its end (RFC 1952). */
async function openGzip(start: Buffer): Promise<{ bytes: Buffer; crc: number }> {
  const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
  const deflated = await toDeflate(start, { finishFlush: constants.Z_SYNC_FLUSH, level: 9 });
  return { bytes: Buffer.concat([header, deflated]), crc: crc32(start) };
}

/**
 * Returns the end of a gzip member (RFC 1951, 3.2.4): a final stored block, then the checksum and length of all data.
 */
function endOfGzip(rest: Buffer, crc: number, length: number): Buffer[] {
  const header = Buffer.alloc(5);
  header.writeUInt8(1, 0);
  header.writeUInt16LE(rest.length, 1);
  header.writeUInt16LE(~rest.length & 0xffff, 3);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  return [header, rest, trailer];
}
