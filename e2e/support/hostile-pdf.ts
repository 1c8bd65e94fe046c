import { deflateSync } from 'node:zlib';
import { type PdfObject, pdf } from './drawn-files.ts';

export const megabyte = 2 ** 20;
export const page = (rest: string) => `/Type /Page /Parent 2 0 R ${rest}`;
export const sheet = '/MediaBox [0 0 792 612]';
export const repeated = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

interface OnePage {
  readonly content?: string | Buffer;
  /** Entries in the content stream's dictionary. */
  readonly filters?: string;
  readonly resources?: string;
  /** Entries of the page other than its type, parent, contents and resources. */
  readonly entries?: string;
  readonly catalog?: string;
  /** Further objects, which are numbered from 5. */
  readonly extra?: readonly PdfObject[];
  readonly trailer?: string;
}

/** Returns a PDF with one page. The catalog is object 1, the page tree 2, the content 3 and the page 4. */
export function onePage({
  content = '',
  filters = '',
  resources = '',
  entries = sheet,
  catalog = '',
  extra = [],
  trailer,
}: OnePage): Buffer {
  return pdf(
    [
      `/Type /Catalog /Pages 2 0 R ${catalog}`,
      '/Type /Pages /Kids [4 0 R] /Count 1',
      [filters, Buffer.from(content)],
      page(`${entries} /Contents 3 0 R /Resources << ${resources} >>`),
      ...extra,
    ],
    trailer,
  );
}

/** Returns a PDF whose page draws an image with the given dictionary and data. */
export const drawing = (dictionary: string, data: Buffer, extra: readonly PdfObject[] = []) =>
  onePage({
    content: '792 0 0 612 0 0 cm /I Do',
    resources: '/XObject << /I 5 0 R >>',
    extra: [[`/Type /XObject /Subtype /Image ${dictionary}`, data], ...extra],
  });

/**
 * Returns a PDF whose page writes text in the given font.
 * @param extra - objects, numbered from 6
 */
export const writing = (
  font: string,
  extra: readonly PdfObject[] = [],
  content = 'BT /F 40 Tf 50 50 Td <4141414142> Tj ET',
) => onePage({ content, resources: '/Font << /F 5 0 R >>', extra: [`/Type /Font ${font}`, ...extra] });

/** Returns a PDF whose page tree consists of the given objects, numbered from 2. */
export const tree = (...objects: readonly PdfObject[]) => pdf(['/Type /Catalog /Pages 2 0 R', ...objects]);

/** Returns a PDF whose page is filled with the given pattern. */
export const filled = (pattern: string, stream?: Buffer, extra: readonly PdfObject[] = []) =>
  onePage({
    content: '/Pattern cs /P scn 0 0 792 612 re f',
    resources: '/Pattern << /P 5 0 R >>',
    extra: [stream ? [pattern, stream] : pattern, ...extra],
  });

export const unpacks = (data: Buffer) => deflateSync(data, { level: 9 });

/** Returns a PDF with some bytes replaced. Replacements of equal length keep the file's offsets valid. */
export const replaced = (bytes: Buffer, from: string | RegExp, to: string) =>
  Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1');

export const uint = (value: number, bytes = 4) => {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
};

/** Returns a JBIG2 stream segment with the given number, kind and data. */
export const segment = (number: number, kind: number, data: Buffer) =>
  Buffer.concat([uint(number), Buffer.from([kind, 0, 1]), uint(data.length), data]);

/** Returns a JPEG 2000 codestream without tiles, with the given size and number of components. */
export function codestream(width: number, height: number, components: number): Buffer {
  const size = Buffer.concat([
    uint(0, 2),
    ...[width, height, 0, 0, width, height, 0, 0].map((each) => uint(each)),
    uint(components, 2),
    ...Array.from({ length: components }, () => Buffer.from([7, 1, 1])),
  ]);
  return Buffer.concat([
    Buffer.from([0xff, 0x4f, 0xff, 0x51]),
    uint(size.length + 2, 2),
    size,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/**
 * Returns a PDF of a few kilobytes whose page paints 10^(depth - 1) rectangles, because each form draws the next one
 * ten times.
 */
export function manyForms(depth: number): Buffer {
  const forms = Array.from({ length: depth }, (_, index): PdfObject => {
    const next = index + 1 < depth ? `/Resources << /XObject << /X ${index + 6} 0 R >> >>` : '';
    const content = index + 1 < depth ? '/X Do '.repeat(10) : '0 0 9 9 re f ';
    return [`/Type /XObject /Subtype /Form /BBox [0 0 792 612] ${next}`, Buffer.from(content)];
  });
  return onePage({ content: '/X Do', resources: '/XObject << /X 5 0 R >>', extra: forms });
}

/** Returns a PDF with additional entries in its trailer. */
export function withTrailer(trailer: string): Buffer {
  return onePage({ trailer: `${trailer} ` });
}

/**
 * Returns a PDF with an object stream and a cross-reference stream.
 * @param rest - more entries of the object stream's dictionary
 */
export function objectStream(
  rest: string,
  data: Buffer,
  rows: readonly (readonly [number, number, number])[],
): Buffer {
  const start = Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm ${rest} /Length ${data.length} >>\nstream\n`,
  );
  const first = Buffer.concat([start, data, Buffer.from('\nendstream\nendobj\n')]);
  const table = Buffer.concat(rows.flatMap(([kind, at, index]) => [uint(kind, 1), uint(at), uint(index, 2)]));
  const head = `9 0 obj\n<< /Type /XRef /Size ${rows.length} /W [1 4 2] /Root 2 0 R /Length ${table.length} >>\nstream\n`;
  return Buffer.concat([
    first,
    Buffer.from(head),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${first.length}\n%%EOF\n`),
  ]);
}
