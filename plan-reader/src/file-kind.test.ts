import { fileKind } from './file-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['%PDF-1.7\n', 'pdf'],
  [`${'x'.repeat(1000)}%PDF-1.4`, 'pdf'],
  ['\x89PNG\r\n\x1a\n', 'picture'],
  ['\xff\xd8\xff\xe0', 'picture'],
  ['RIFF\x00\x00\x00\x00WEBPVP8 ', 'picture'],
  ['RIFF\x00\x00\x00\x00WAVEfmt ', null],
  [`${'x'.repeat(1020)}%PDF-1.4`, null],
  ['GIF89a', null],
  ['', null],
])('D1e: the kind of a file that begins with %j is %j', (text, kind) => {
  expect(fileKind(bytes(text))).toBe(kind);
});
