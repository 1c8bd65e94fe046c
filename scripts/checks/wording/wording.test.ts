import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../../setup/workspace.mjs';
import { coveredTexts } from './covered-texts.mjs';
import { contractions, houseWords } from './house-words.mjs';
import { visibleTexts } from './visible-text.mjs';
import { wordingFaults } from './wording-faults.mjs';

const isVisible = (file: string) => !/\.test\.tsx?$|\.d\.ts$|(?:^|\/)testing\//.test(file);

const all = [...houseWords, ...contractions];

describe.each(coveredTexts)('visible text of $glob', ({ glob, words }) => {
  const files = globSync(glob, { cwd: workspace }).filter(isVisible).sort();

  test('follows the house style', () => {
    expect(files.length).toBeGreaterThan(0);
    const faults = files.flatMap((file) =>
      wordingFaults(readFileSync(join(workspace, file), 'utf8'), file.endsWith('x'), words).map(
        (fault) => `${file}: ${fault}`,
      ),
    );
    expect(faults).toEqual([]);
  });
});

test('visible text is in elements, attributes, strings and templates, but not in module names, types, SQL or internal errors', () => {
  const source = `
    import { a } from 'some module name';
    type Kind = 'first kind' | 'second kind';
    throw new Error('The developer reads this.');
    const rows = sql\`select one from two\`;
    const one = ['An answer', 'single', \`Within \${n} days of it\`];
    const two = <p className="wide and blue" title="Read this">Now</p>;
    fail(new RpcError('Please try again.'));`;
  expect(visibleTexts(source, true)).toEqual([
    'An answer',
    'Within {} days of it',
    'Read this',
    'Now',
    'Please try again.',
  ]);
});

test.each([
  ['<p>The planchecker reads it.</p>', "'planchecker' → plan checker"],
  ['<p>We email it, or e-mail it.</p>', "'e-mail' → email"],
  ['<p>Order Do It Yourself reports.</p>', "'Do It Yourself' → Do-It-Yourself"],
  ['const a = "Your order is cancelled.";', "'cancelled' → canceled"],
  ['const a = `Somebody has changed it.`;', "'Somebody' → someone"],
  ['<li title="It stands in the header" />', "'stands' → is"],
  ['<p>The least price</p>', "'least' → minimum, lowest"],
  ['<p>You cannot change it.</p>', "'cannot' → can’t"],
  ["<p>It's done.</p>", "'t's' → ’ for an apostrophe"],
])('finds a fault in %s', (source, fault) => {
  expect(wordingFaults(source, true, all)).toEqual([expect.stringContaining(fault)]);
});

test.each([
  'Read at least one page, with a report we stand behind.',
  'Email us, and order a Do-It-Yourself report.',
  'Go on the web, or go on a plan sheet.',
  'Do Not Track',
])('finds no fault in “%s”', (text) => {
  expect(wordingFaults(`<p>${text}</p>`, true, all)).toEqual([]);
});

test('accepts labels that a requirement spells out', () => {
  expect(wordingFaults('<a>Do It Yourself</a>', true, all)).toEqual([]);
});
