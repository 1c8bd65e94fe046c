import { inflateSync } from 'node:zlib';
import { printedSheets, printSheets } from './printed-sheets.ts';

/** The file's text: pdfkit writes it as hexadecimal strings inside compressed streams. */
function textIn(pdf: Uint8Array): string {
  const raw = Buffer.from(pdf).toString('latin1');
  const streams = [...raw.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)];
  return streams
    .map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'))
    .flatMap((content) => [...content.matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, pieces = '']) =>
      [...pieces.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n');
}

/** Lines break where they may, also after a hyphen. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

const pdfs = printSheets();
const pdfOf = async (path: string) => {
  const bytes = (await pdfs).get(path);
  if (!bytes) throw new Error(`no ${path}`);
  return bytes;
};

test('C12: the sheets are at the paths of the specification', async () => {
  expect([...(await pdfs).keys()]).toEqual([
    '/static/pdf/what_you_need_to_know_residential.pdf',
    '/static/pdf/what_you_need_to_know_addition.pdf',
    '/static/pdf/what_you_need_to_know_commercial.pdf',
    '/static/pdf/residential_mandatory_measures_summary.pdf',
  ]);
});

test.each(printedSheets)(
  'C12: $path is a tagged PDF with a title, a language and bookmarks',
  async ({ path, sheet }) => {
    const raw = Buffer.from(await pdfOf(path)).toString('latin1');
    expect(raw.startsWith('%PDF-1.7')).toBe(true);
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toContain('/Marked true');
    expect(raw).toContain('/Lang (en-US)');
    expect(raw).toContain('/DisplayDocTitle true');
    expect(raw).toContain(sheet.title);
    for (const { heading } of sheet.sections) expect(raw).toContain(`/Title (${heading})`);
  },
);

test.each(printedSheets)('C12: $path holds all that the dialog shows', async ({ path, sheet }) => {
  const words = withoutSpaces(textIn(await pdfOf(path)));
  for (const { heading, blocks } of sheet.sections) {
    expect(words).toContain(withoutSpaces(heading));
    for (const block of blocks) {
      const texts =
        block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : block.rows.flat();
      // Beyond the first words, quotation marks and the like are in another encoding.
      for (const text of texts) {
        expect(words).toContain(withoutSpaces(text.split(/[^\x20-\x7e]/)[0] ?? ''));
      }
    }
  }
  expect(words).toContain('EnergyCode2025');
  expect(words).toMatch(/Page1of\d/);
});

test('C12: the same sheets make the same files', async () => {
  const again = await printSheets();
  for (const { path } of printedSheets) expect(again.get(path)).toEqual(await pdfOf(path));
});
