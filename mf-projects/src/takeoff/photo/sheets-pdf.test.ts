import { pdfOfSheets, type SheetPicture } from './sheets-pdf.ts';

const sheet = (bytes: string, paper: readonly [number, number]): SheetPicture => ({
  jpeg: new Blob([bytes]),
  width: 400,
  height: 300,
  paper,
});

test('D7: sheets become pages of their paper size, and the cross-reference table has each object’s offset', async () => {
  const file = pdfOfSheets([sheet('first', [36, 24]), sheet('the second', [11, 8.5])]);
  expect(file.type).toBe('application/pdf');
  const text = Buffer.from(await file.arrayBuffer()).toString('latin1');
  expect(text).toContain('/Kids [3 0 R 6 0 R] /Count 2');
  expect(text.match(/\/MediaBox \[[^\]]+\]/g)).toEqual([
    '/MediaBox [0 0 2592.00 1728.00]',
    '/MediaBox [0 0 792.00 612.00]',
  ]);
  expect(text).toContain('/Length 10 >>\nstream\nthe second\nendstream');

  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start).startsWith('xref\n0 9\n')).toBe(true);
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, digits]) =>
    Number(digits),
  );
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(
    offsets.map((_, index) => `${index + 1} 0 obj`),
  );
});

test('D7: equal sheets make equal files', async () => {
  const bytes = async () => Buffer.from(await pdfOfSheets([sheet('first', [36, 24])]).arrayBuffer());
  expect(await bytes()).toEqual(await bytes());
});
