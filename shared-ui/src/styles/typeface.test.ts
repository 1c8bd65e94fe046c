import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error -- fontkit has no types; the part used here is declared below
import { create } from 'fontkit';

/** The properties of a font that the tests use. Lengths are in font units. */
interface Font {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string, features: readonly string[]): { readonly advanceWidth: number };
}

function read(name: string) {
  const file = readFileSync(join(__dirname, 'fonts', name));
  const font: Font = create(file);
  return { file, font };
}

const heading = read('archivo-narrow.woff2');
const text = read('public-sans.woff2');
const styles = readFileSync(join(__dirname, 'typeface.css'), 'utf8');

/**
 * Returns one function per @font-face rule of a family. The function converts a descriptor's percentage to a
 * fraction. It returns `unsaid` if the rule lacks the descriptor.
 */
function faces(family: string) {
  const rules = styles.match(new RegExp(`@font-face \\{[^}]*"${family}"[^}]*\\}`, 'g')) ?? [];
  return rules.map((rule) => (descriptor: string, unsaid = Number.NaN) => {
    const said = new RegExp(` ${descriptor}: ([\\d.]+)%`).exec(rule)?.[1];
    return said === undefined ? unsaid : Number(said) / 100;
  });
}

test('the typefaces have at most 45 kB in total', () => {
  expect(heading.file.byteLength + text.file.byteLength).toBeLessThanOrEqual(45_000);
});

describe.each([
  ['Archivo Narrow', heading.font],
  ['Public Sans', text.font],
] as const)('%s', (_name, font) => {
  test('the typeface is one variable font with weights from 400 to 700', () => {
    expect(font.variationAxes).toMatchObject({ wght: { min: 400, max: 700 } });
  });

  test('the typeface has the characters that texts and prices need, and digits of equal width', () => {
    const missing = [...'AaZz09$%&()–—·’“”×±½²°•…©®'].filter(
      (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
    const widths = [...'0123456789'].map((digit) => font.layout(digit, ['tnum']).advanceWidth);
    expect(new Set(widths).size).toBe(1);
  });
});

test.each([
  ['Narrow stand-in', heading.font, 1],
  ['Scaled stand-in', heading.font, 1],
  ['Text stand-in', text.font, 2],
] as const)('the fallback font %s has the same line height as its typeface', (family, font, count) => {
  const rules = faces(family);
  expect(rules).toHaveLength(count);
  for (const percent of rules) {
    const scale = percent('size-adjust', 1);
    expect(percent('ascent-override') * scale).toBeCloseTo(font.ascent / font.unitsPerEm, 3);
    expect(percent('descent-override') * scale).toBeCloseTo(-font.descent / font.unitsPerEm, 3);
    expect(percent('line-gap-override')).toBe(font.lineGap / font.unitsPerEm);
  }
});
