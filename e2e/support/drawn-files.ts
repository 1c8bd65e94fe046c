import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export const text = (name: string, words: string): SentFile => ({
  name,
  type: 'text/plain',
  bytes: Buffer.from(words),
});
/** A PDF object: a dictionary, optionally with a stream. */
export type PdfObject = string | readonly [dictionary: string, stream: Buffer];

/**
 * Returns a PDF of the given objects, of which the first is the catalog.
 * @param trailer entries in addition to Size and Root
 */
export function pdf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const [dictionary, stream] = typeof object === 'string' ? [object, null] : object;
    push(Buffer.from(`${index + 1} 0 obj\n`));
    if (stream === null) push(Buffer.from(`<< ${dictionary} >>\n`));
    else {
      push(Buffer.from(`<< ${dictionary} /Length ${stream.length} >>\nstream\n`));
      push(stream);
      push(Buffer.from('\nendstream\n'));
    }
    push(Buffer.from('endobj\n'));
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
  push(Buffer.from(`trailer << /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/**
 * Returns a plan set with three pages of 200 × 100 points: a red page, an all-black CCITT scan, and an
 * invalid image. 8 MB of unused bytes follow.
 */
export function planSet(): SentFile {
  const page = (content: number, resources = '') =>
    `/Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents ${content} 0 R /Resources << ${resources} >>`;
  const scan =
    '/Type /XObject /Subtype /Image /Width 100 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 100 /Rows 8 /BlackIs1 true >>';
  const bytes = pdf([
    '/Type /Catalog /Pages 2 0 R',
    '/Type /Pages /Kids [3 0 R 4 0 R 8 0 R] /Count 3',
    page(5),
    page(6, '/XObject << /Scan 7 0 R >>'),
    ['', Buffer.from('1 0 0 rg 0 0 200 100 re f')],
    ['', Buffer.from('200 0 0 100 0 0 cm /Scan Do')],
    // These bytes encode eight rows without a change of color, and the end of the block.
    [scan, Buffer.from([0xff, 0x00, 0x10, 0x01])],
    page(6, '/XObject << /Scan 9 0 R >>'),
    ['/Type /XObject /Subtype /Image /Width 9 /Height 9 /Filter /JPXDecode', Buffer.from('none')],
    ['', randomBytes(8 * 1024 * 1024)],
  ]);
  return { name: 'plan set.pdf', type: 'application/pdf', bytes };
}

/** Returns a PNG image of a single color. */
export function picture(name: string, width: number, height: number, color: readonly number[]): SentFile {
  const row = Buffer.from([0, ...Array.from({ length: width }, () => color).flat()]);
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return { name, type: 'image/png', bytes: png(width, height, rows) };
}

/**
 * Returns an 8-bit RGB PNG image.
 * @param rows compressed rows, whose number may differ from the height
 */
export function png(width: number, height: number, rows: Buffer): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
