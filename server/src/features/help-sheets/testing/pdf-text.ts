import { inflateSync } from 'node:zlib';

/**
 * Extracts the text of a pdfkit PDF in order, one line per piece of text. Embedded fonts are subsets, so the content
 * has glyph numbers, which each font's ToUnicode map converts to characters.
 */
export function pdfText(pdf: Uint8Array): string {
  const raw = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body ?? '']),
  );
  const fonts = new Map<string, readonly string[]>();
  for (const [, name = '', id] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
    fonts.set(name, lettersOf(streamOf(objects.get(map) ?? '')));
  }
  return [...objects.values()]
    .map(streamOf)
    .filter((content) => content.includes(' TJ'))
    .map((content) => drawnText(content, fonts))
    .join('\n');
}

function streamOf(object: string): string {
  const [, data] = /stream\n([\s\S]*?)\nendstream/.exec(object) ?? [];
  if (data === undefined) return '';
  return object.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
}

function lettersOf(map: string): readonly string[] {
  return [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) => fromUtf16(hex.replaceAll(' ', ''))),
  );
}

function fromUtf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

function drawnText(content: string, fonts: ReadonlyMap<string, readonly string[]>): string {
  let letters: readonly string[] = [];
  const lines: string[] = [];
  for (const [, font, pieces] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? [];
    if (pieces === undefined) continue;
    const glyphs = [...pieces.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    lines.push(glyphs.map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '').join(''));
  }
  return lines.join('\n');
}
