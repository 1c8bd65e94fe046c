import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error -- it has no types; the used part is declared below
import { create } from 'fontkit';

/** A font file, in units of which `unitsPerEm` are its size. */
interface Font {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphsForString(text: string): readonly { readonly advanceWidth: number }[];
}

const file = readFileSync(join(__dirname, 'fonts/archivo-narrow.woff2'));
const font: Font = create(file);
const styles = readFileSync(join(__dirname, 'typeface.css'), 'utf8');

/** The rule of a family, and what it says of a descriptor that is a percentage. */
function face(family: string) {
  const rule = styles.match(new RegExp(`@font-face \\{[^}]*"${family}"[^}]*\\}`))?.[0] ?? '';
  return (descriptor: string, unsaid = Number.NaN) => {
    const said = new RegExp(` ${descriptor}: ([\\d.]+)%`).exec(rule)?.[1];
    return said === undefined ? unsaid : Number(said) / 100;
  };
}

test('The typeface is one variable file of less than 30 kB, from regular to bold', () => {
  expect(file.byteLength).toBeLessThan(30_000);
  expect(font.variationAxes).toMatchObject({ wght: { min: 400, max: 700 } });
});

test('The typeface has the characters of headings and prices, and figures of one width', () => {
  const missing = [...'AaZz09$%&()–—·’“”×±½²°•…©®'].filter(
    (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
  const widths = [...'0123456789'].map((digit) => font.glyphsForString(digit)[0]?.advanceWidth);
  expect(new Set(widths).size).toBe(1);
});

test.each(['Narrow stand-in', 'Scaled stand-in'])(
  '%s has lines as high as those of the typeface',
  (family) => {
    const percent = face(family);
    const scale = percent('size-adjust', 1);
    expect(percent('ascent-override') * scale).toBeCloseTo(font.ascent / font.unitsPerEm, 3);
    expect(percent('descent-override') * scale).toBeCloseTo(-font.descent / font.unitsPerEm, 3);
    expect(percent('line-gap-override')).toBe(font.lineGap / font.unitsPerEm);
  },
);
