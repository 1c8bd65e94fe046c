import { faqLetters, fillPlaceholders } from '@title24/shared-domain';
import { helpSeeds } from './index.ts';
import { fillSources } from './testing/fill-sources.ts';
import { markupFaults } from './testing/markup-faults.ts';
import { plainText } from './testing/plain-text.ts';

const filled = helpSeeds.map((seed) => ({ ...seed, html: fillPlaceholders(seed.helpText, fillSources) }));

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test('the FAQ has the 83 questions of the nine sections, in order', () => {
  const counts = { A: 9, B: 10, C: 19, D: 7, E: 5, F: 8, G: 8, H: 8, I: 9 };
  const expected = faqLetters.flatMap((letter) =>
    Array.from({ length: counts[letter] }, (_, index) => [
      `${letter.toLowerCase()}-${index + 1}`,
      letter,
      index + 1,
    ]),
  );
  expect(expected).toHaveLength(83);
  const faqSeeds = helpSeeds.filter(({ category }) => category !== 'T');
  expect(faqSeeds.map(({ id, category, sortOrder }) => [id, category, sortOrder])).toEqual(expected);
});

test('questions and answers are unique, and so are paragraphs and list items of more than six words', () => {
  const blocks = filled.flatMap(({ html }) =>
    [...html.matchAll(/<(p|li)>(.*?)<\/\1>/gs)].map(([, , text = '']) => plainText(text)),
  );
  expect(repeated(helpSeeds.map(({ question }) => question))).toEqual([]);
  expect(repeated(helpSeeds.map(({ helpText }) => helpText))).toEqual([]);
  expect(repeated(blocks.filter((text) => text.split(' ').length > 6))).toEqual([]);
});

describe.each(filled.map((seed) => [seed.id, seed] as const))('help item %s', (_id, seed) => {
  const text = plainText(seed.html);

  test('the help text is well-formed HTML with only allowed elements, before and after its placeholders are filled', () => {
    expect(markupFaults(seed.helpText)).toEqual([]);
    expect(markupFaults(seed.html)).toEqual([]);
  });

  test('the help text has from 60 to 180 words', () => {
    const words = text.split(' ').length;
    expect(words).toBeGreaterThanOrEqual(60);
    expect(words).toBeLessThanOrEqual(180);
  });

  test('the help text has only placeholders that resolve', () => {
    expect(seed.html).not.toMatch(/[{}]/);
  });

  test('the help text contains no literal price, deadline, phone number or email address', () => {
    expect(seed.helpText).not.toMatch(/\$\s?\d|\d business days|\d hours of|\(\d{3}\)|@/);
  });
});
