import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AcceptedExtension } from '@title24/shared-domain/full-service';
import { storedZip } from '../testing/stored-zip.ts';
import { contentMatches } from './recognize.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recognise-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function matches(extension: AcceptedExtension, content: Buffer): Promise<boolean> {
  const file = path.join(folder, 'file');
  await writeFile(file, content);
  return contentMatches(file, extension);
}

const bytes = (text: string) => Buffer.from(text, 'latin1');
const pdf = bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const jpeg = bytes(`\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0${'\0'.repeat(32)}`);
const tiff = bytes(`II*\0\x08\0\0\0\0\0${'\0'.repeat(32)}`);
const ole = bytes(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(64)}`);
const office = (folderName: string, mainType: string) =>
  storedZip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/${folderName}" ContentType="application/vnd.openxmlformats-officedocument.${mainType}.main+xml"/></Types>`,
    [folderName]: '<x/>',
  });
const docx = office('word/document.xml', 'wordprocessingml.document');
const xlsx = office('xl/workbook.xml', 'spreadsheetml.sheet');
const zip = storedZip({ 'plans/a.pdf': '%PDF-1.7' });
const dxf = bytes('  0\r\nSECTION\r\n  2\r\nHEADER\r\n');

test.each<[AcceptedExtension, string, Buffer]>([
  ['pdf', 'with its signature at the start', pdf],
  ['pdf', 'after text that a mail program added', Buffer.concat([bytes('junk\r\n'), pdf])],
  ['dwg', 'of 2018', bytes('AC1032\0\0')],
  ['dwg', 'of release 14', bytes('AC1014\0\0')],
  ['dxf', 'in text form', dxf],
  ['dxf', 'in text form with comments first', bytes('999\nMade by a program\n  0\nSECTION\n')],
  ['dxf', 'in binary form', bytes('AutoCAD Binary DXF\r\n\x1a\0...')],
  ['dwf', 'of version 6', bytes('(DWF V06.00)PK\x03\x04')],
  ['zip', 'with files', zip],
  ['zip', 'that holds a Word document', docx],
  ['png', 'of the usual form', png],
  ['jpg', 'of the usual form', jpeg],
  ['jpeg', 'of the usual form', jpeg],
  ['tif', 'of the usual form', tiff],
  ['tiff', 'of the usual form', tiff],
  ['doc', 'of the usual form', ole],
  ['xls', 'of the usual form', ole],
  ['ppt', 'of the usual form', ole],
  ['docx', 'of the usual form', docx],
  ['docx', 'with a password', ole],
  ['xlsx', 'of the usual form', xlsx],
  ['csv', 'of the usual form', bytes('Room,Area\r\nKitchen,120\r\n')],
  ['csv', 'in UTF-16', Buffer.from('\ufeffRoom,Area\r\n', 'utf16le')],
  ['txt', 'with Windows accents', bytes('Se\xf1or L\xf3pez\r\n\t1')],
  ['txt', 'in UTF-8', Buffer.from('Señor López – plans')],
])('recognizes a %s file %s', async (extension, _, content) => {
  expect(await matches(extension, content)).toBe(true);
});

const program = bytes('MZ\x90\0\x03\0\0\0');
test.each<[AcceptedExtension, string, Buffer]>([
  ['pdf', 'a program', program],
  ['pdf', 'a web page', bytes('<!doctype html><script>alert(1)</script>')],
  ['dwg', 'a PDF', pdf],
  ['dxf', 'plain text', bytes('SECTION\n0\n')],
  ['dwf', 'a ZIP', zip],
  ['zip', 'a PDF', pdf],
  ['png', 'a JPEG', jpeg],
  ['jpg', 'a PNG', png],
  ['tif', 'a PDF', pdf],
  ['doc', 'a PDF', pdf],
  ['docx', 'a plain ZIP', zip],
  ['docx', 'a spreadsheet', xlsx],
  ['csv', 'a ZIP', zip],
  ['txt', 'a program', program],
  ['txt', 'a PDF', pdf],
  ['txt', 'binary data', bytes('text\0text')],
])('refuses a %s file whose content is %s', async (extension, _, content) => {
  expect(await matches(extension, content)).toBe(false);
});
