import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';
import type { Coding } from '../http/accepted-coding.ts';
import type { RpcId } from './protocol/rpc-message.ts';

/** Below this length compression gains nothing. */
const minCompressedLength = 1024;

/** Longest id in characters whose answer is cached. */
const maxKeptId = 40;

/** Longest remainder that fits into a stored block of both codings. */
const maxRemainder = 60_000;

const toBrotli = promisify(brotliCompress);
const toDeflate = promisify(deflateRaw);

interface CodedAnswer {
  readonly bytes: Buffer;
  readonly coding: Coding;
}

/**
 * A method's result with the bytes of its answer. Answers with the same result differ only in the `id` at their end,
 * so everything before it is built and compressed once, and the rest is appended in an uncompressed block.
 */
export class CachedResult {
  readonly value: unknown;
  #start: Buffer | undefined;
  #brotli: Promise<Buffer> | undefined;
  #gzip: Promise<{ readonly bytes: Buffer; readonly crc: number }> | undefined;
  /** The last answer in each coding: a client that sends one call at a time uses the same id for all of them. */
  readonly #last = new Map<Coding, { readonly id: RpcId; readonly answer: CodedAnswer }>();

  constructor(value: unknown) {
    this.value = value ?? null;
  }

  /** Makes a batch write it like any other result. */
  toJSON(): unknown {
    return this.value;
  }

  /** Returns the response to the call with this id, in this coding if compression is worth it. */
  async answer(id: RpcId, wanted: Coding): Promise<CodedAnswer> {
    const last = this.#last.get(wanted);
    if (last && last.id === id) return last.answer;
    const answer = await this.#make(id, wanted);
    if (String(id).length <= maxKeptId) this.#last.set(wanted, { id, answer });
    return answer;
  }

  async #make(id: RpcId, wanted: Coding): Promise<CodedAnswer> {
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

/** A brotli stream up to a byte boundary, after which more can follow. */
function openBrotli(start: Buffer): Promise<Buffer> {
  return toBrotli(start, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: start.length },
  });
}

/**
 * RFC 7932, 9.2: an uncompressed meta-block (its length minus one in 16 bits from bit 3, the flag at bit 19), and the
 * empty last one.
 */
function endOfBrotli(rest: Buffer): Buffer[] {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((rest.length - 1) << 3) | (1 << 19), 0, 3);
  return [header, rest, Buffer.from([0b11])];
}

/** RFC 1952: a gzip member without its end. */
async function openGzip(start: Buffer): Promise<{ bytes: Buffer; crc: number }> {
  const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
  const deflated = await toDeflate(start, { finishFlush: constants.Z_SYNC_FLUSH, level: 9 });
  return { bytes: Buffer.concat([header, deflated]), crc: crc32(start) };
}

/** RFC 1951, 3.2.4: a final stored block; then the checksum and the length of the whole. */
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
