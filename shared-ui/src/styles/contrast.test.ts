import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Scheme = 'light' | 'dark' | 'band';
type Rgb = readonly [number, number, number];

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

/** Returns the color tokens of each scheme. Bands use the dark scheme with some tokens replaced. */
function readTokens(): Readonly<Record<Scheme, ReadonlyMap<string, string>>> {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const [, name = '', value = ''] of read('tokens.css').matchAll(
    /--([\w-]+):\s*(light-dark\([^)]*\)|#\w+);/g,
  )) {
    const pair = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
    light.set(name, pair?.[1] ?? value);
    dark.set(name, pair?.[2] ?? value);
  }
  const band = new Map(dark);
  const rules = /\.band \{([^}]*)\}/.exec(read('base.css'))?.[1] ?? '';
  for (const [, name = '', value = ''] of rules.matchAll(/--([\w-]+): ([^;]+);/g)) {
    const token = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    band.set(name, token ? (dark.get(token) ?? '') : value);
  }
  return { light, dark, band };
}

function rgb(hex: string): Rgb {
  const match = /^#(\w\w)(\w\w)(\w\w)$/.exec(hex);
  if (!match) throw new Error(`not a color of six hex digits: '${hex}'`);
  const [, r = '', g = '', b = ''] = match;
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
}

/** Relative luminance (WCAG 2). */
function luminance(hex: string): number {
  const [r, g, b] = rgb(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['surface', 'surface-raised', 'surface-sunken'];

/**
 * Foreground, background, minimum ratio: 7 for main text on most backgrounds, 4.5 for other text, 3 for control
 * borders, focus rings and marks (WCAG 1.4.3, 1.4.6, 1.4.11).
 */
const pairs: readonly (readonly [string, string, number])[] = [
  ...grounds.flatMap((ground) => [
    ['ink', ground, 7] as const,
    ...['ink-muted', 'brand', 'brand-strong', 'danger', 'danger-hover'].map(
      (ink) => [ink, ground, 4.5] as const,
    ),
    ...['border-strong', 'focus', 'accent', 'action-border'].map((mark) => [mark, ground, 3] as const),
  ]),
  ...['ink', 'brand', 'brand-strong'].map((ink) => [ink, 'brand-surface', 4.5] as const),
  ...['info', 'success', 'warning', 'danger'].flatMap((tone) => [
    [tone, `${tone}-surface`, 4.5] as const,
    [tone, 'surface-raised', 4.5] as const,
    ['ink', `${tone}-surface`, 7] as const,
    ['focus', `${tone}-surface`, 3] as const,
    ['brand', `${tone}-surface`, 4.5] as const,
  ]),
  ['action-ink', 'action', 4.5],
  ['action-ink', 'action-hover', 4.5],
  ['danger-contrast', 'danger', 4.5],
  ['danger-contrast', 'danger-hover', 4.5],
  ['surface', 'brand', 4.5],
];

const schemes = readTokens();

describe.each(['light', 'dark', 'band'] as const)('in the color scheme %s', (scheme) => {
  test.each(pairs)('%s on %s has a contrast of at least %d', (ink, ground, least) => {
    const tokens = schemes[scheme];
    expect(contrast(tokens.get(ink) ?? ink, tokens.get(ground) ?? ground)).toBeGreaterThanOrEqual(least);
  });
});

test('white text has enough contrast on bands and on the brightest color of header pictures', () => {
  const { light } = schemes;
  for (const ground of [light.get('band') ?? '', light.get('band-strong') ?? '', '#33708d']) {
    expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5);
  }
});
