import { randomBytes } from 'node:crypto';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { type PdfObject, pdf, picture, png, type SentFile } from './drawn-files.ts';

interface PlanPageSize {
  /** Width and height in points. */
  readonly width: number;
  readonly height: number;
}

/** A sheet of 36 × 24 inches, a usual size for architectural plans. */
const sheet: PlanPageSize = { width: 36 * 72, height: 24 * 72 };

/** Returns a PDF page's content: the black outline of an L-shaped house around a red rectangle. */
function houseContent({ width, height }: PlanPageSize): string {
  const x = (share: number) => (width * share).toFixed(2);
  const y = (share: number) => (height * share).toFixed(2);
  return `4 w 0 0 0 RG ${x(0.1)} ${y(0.1)} m ${x(0.9)} ${y(0.1)} l ${x(0.9)} ${y(0.5)} l ${x(0.5)} ${y(0.5)} l ${x(0.5)} ${y(0.9)} l ${x(0.1)} ${y(0.9)} l s
1 0 0 rg ${x(0.2)} ${y(0.2)} ${x(0.1)} ${y(0.1)} re f`;
}

/**
 * Returns a PDF with the L-shaped house on each page. `catalog` contains additional catalog entries, and `extra`
 * contains objects that follow all others.
 */
function housePdf(
  pages: number,
  size: PlanPageSize,
  { catalog = '', extra = [] }: { readonly catalog?: string; readonly extra?: readonly PdfObject[] } = {},
): Buffer {
  const kidReferences = Array.from({ length: pages }, (_, index) => `${index + 4} 0 R`).join(' ');
  const page = `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.width} ${size.height}] /Contents 3 0 R /Resources << >>`;
  return pdf([
    `/Type /Catalog /Pages 2 0 R ${catalog}`,
    `/Type /Pages /Kids [${kidReferences}] /Count ${pages}`,
    ['', Buffer.from(houseContent(size))],
    ...Array.from({ length: pages }, () => page),
    ...extra,
  ]);
}

const asPdf = (name: string, bytes: Buffer): SentFile => ({ name, type: 'application/pdf', bytes });

/** @param padding - number of unused bytes */
export function housePlan({ pages = 1, size = sheet, padding = 0 } = {}): SentFile {
  const extra: PdfObject[] = padding === 0 ? [] : [['', randomBytes(padding)]];
  return asPdf('house plan.pdf', housePdf(pages, size, { extra }));
}

/** Refused plans, with their defects as keys. */
export const badPlans = {
  empty: (): SentFile => asPdf('empty.pdf', Buffer.alloc(0)),
  text: (): SentFile => asPdf('notes.pdf', Buffer.from('These are notes about a plan.\n')),
  truncated: (): SentFile => {
    const { bytes } = housePlan({ pages: 3 });
    return asPdf('truncated.pdf', bytes.subarray(0, 120));
  },
  'truncated picture': (): SentFile => {
    const { bytes } = picture('whole.png', 40, 30, [0, 128, 0]);
    return { name: 'truncated.png', type: 'image/png', bytes: bytes.subarray(0, 40) };
  },
  password: (): SentFile => {
    const [owner, user, id] = ['11', '22', '33'].map((digits) => `<${digits.repeat(32)}>`);
    const encrypt = '/Filter /Standard /V 2 /R 3 /Length 128 /P -44';
    const bytes = housePdf(1, sheet, { extra: [`${encrypt} /O ${owner} /U ${user}`] });
    const text = bytes
      .toString('latin1')
      .replace(/\/Root 1 0 R/, `/Root 1 0 R /Encrypt 5 0 R /ID [${id}${id}]`);
    return asPdf('locked.pdf', Buffer.from(text, 'latin1'));
  },
  '10,000 pages': (): SentFile => asPdf('many.pdf', housePdf(10_000, sheet)),
  'a page of 2,000 inches': (): SentFile =>
    asPdf('endless.pdf', housePdf(1, { width: 144_000, height: 144_000 })),
  'a picture of 900 megapixels': (): SentFile => {
    const rows = deflateSync(Buffer.alloc(30_001 * 3));
    return { name: 'bomb.png', type: 'image/png', bytes: png(30_000, 30_000, rows) };
  },
};

/** Returns a plan of 200 × 200 inches, the usual size limit for PDF pages. */
export const hugePlan = (): SentFile => asPdf('huge.pdf', housePdf(1, { width: 200 * 72, height: 200 * 72 }));

/**
 * Returns a plan that tries to open a URL, run scripts and start a program.
 * @param url beginning of the URLs that the plan tries to open
 */
export function scriptedPlan(url: string): SentFile {
  const catalog =
    '/OpenAction 5 0 R /Names << /JavaScript << /Names [(a) 6 0 R] >> >> /AA << /WC 7 0 R >> /AcroForm << /Fields [] /XFA 8 0 R >>';
  return asPdf(
    'scripted.pdf',
    housePdf(1, sheet, {
      catalog,
      extra: [
        `/S /URI /URI (${url}opened)`,
        `/S /JavaScript /JS (app.launchURL\\("${url}script"\\); this.submitForm\\("${url}form"\\);)`,
        '/S /Launch /F (/bin/sh)',
        ['', Buffer.from(`<xdp><script>fetch("${url}xfa")</script></xdp>`)],
      ],
    }),
  );
}

const megabyte = 2 ** 20;

/** Returns a plan of a few kilobytes whose page decompresses to the given number of megabytes of strokes. */
export function bombPlan(megabytes: number): SentFile {
  const strokes = Buffer.alloc(megabyte, '0 0 m 9 9 l S\n');
  // Z_FULL_FLUSH ends the block without references to other blocks, so the block can be repeated.
  const block = deflateRawSync(strokes, { finishFlush: constants.Z_FULL_FLUSH });
  const end = Buffer.from([0x03, 0x00, 0, 0, 0, 0]);
  const content = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array(megabytes).fill(block), end]);
  return asPdf(
    'bomb.pdf',
    pdf([
      '/Type /Catalog /Pages 2 0 R',
      '/Type /Pages /Kids [4 0 R] /Count 1',
      ['/Filter [/FlateDecode /FlateDecode]', deflateSync(content, { level: 9 })],
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${sheet.width} ${sheet.height}] /Contents 3 0 R /Resources << >>`,
    ]),
  );
}
