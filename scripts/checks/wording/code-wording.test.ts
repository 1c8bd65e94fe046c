import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../../setup/workspace.mjs';
import { commentsOf, messagesOf, namesOf, proseOf, titlesOf } from './code-texts.mjs';
import { translatedNames, translatedPhrases, unclearBeginnings } from './code-words.mjs';

type Words = typeof translatedPhrases;

const left = new Set(['node_modules', 'dist', '.data', '.git', 'test-results', 'migrations']);
const files = globSync('**/*.{ts,tsx,mjs,css,md}', {
  cwd: workspace,
  exclude: (name) => left.has(name),
}).filter((file) => !file.startsWith('scripts/checks/wording/') && !file.endsWith('.d.ts'));
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);

const faultsIn = (texts: readonly string[], words: Words) =>
  texts.flatMap((text) =>
    words.flatMap(({ not, say }) => {
      const found = not.exec(text);
      return found ? [`'${found[0].trim()}' → ${say}: ${text.slice(0, 120)}`] : [];
    }),
  );

/** Returns a file's faults, each with the kind of text that contains it, such as 'comment'. */
function faultsOf(file: string): string[] {
  const source = readFileSync(join(workspace, file), 'utf8');
  const faults = (kind: string, texts: readonly string[], words: Words = translatedPhrases) =>
    faultsIn(texts, words).map((fault) => `${file}: ${kind} ${fault}`);
  if (file.endsWith('.md')) return faults('prose', proseOf(source));
  const inComments = faults('comment', commentsOf(source), [...translatedPhrases, ...unclearBeginnings]);
  if (file.endsWith('.css')) return inComments;
  return [
    ...faults('name', namesOf(source), translatedNames),
    ...(isTest(file) ? faults('title', titlesOf(source)) : []),
    ...faults('message', messagesOf(source)),
    ...inComments,
  ];
}

test('names, titles, messages, comments and documents contain none of the listed phrases', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap(faultsOf)).toEqual([]);
});

test.each([
  ["test('what is kept is sent', () => {});", titlesOf, "'what is'"],
  ["test.each([1])('D1a: one that is gone is none', () => {});", titlesOf, "'one that'"],
  ["log.warn({ err }, 'The quotes went on');", messagesOf, "'went on'"],
  ['throw new StartupError(`The store is away`);', messagesOf, "'is away'"],
  ['/** Asks whoever holds the lock. */', commentsOf, "'whoever'"],
  ['/** Text that is no answer. */', commentsOf, "'that is no answer'"],
  ['// Nothing stands\n// there meanwhile.', commentsOf, "'stands'"],
  ['- Kept\n  for good, as `stood` in meanwhile.md', proseOf, "'for good'"],
])('finds a fault in the source %s', (source, textsOf, fault) => {
  expect(faultsIn(textsOf(source), translatedPhrases)[0]).toContain(fault);
});

test.each(['It ends.', 'The same with files.'])('rejects a comment that begins with “%s”', (comment) => {
  expect(faultsIn(commentsOf(`/** ${comment} */`), unclearBeginnings)).toHaveLength(1);
});

test.each(['mostFiles', 'isStoreAway', 'meetStranger', 'ofTheSite', 'underWay'])(
  'rejects the name %s',
  (name) => {
    expect(faultsIn(namesOf(`const ${name} = 1;`), translatedNames)).toHaveLength(1);
  },
);

test('ignores comment markers and words in strings', () => {
  const source = "const glob = 'src/**/*.ts'; // A reason\nconst a = 'anew';";
  expect(commentsOf(source)).toEqual(['A reason']);
  expect(namesOf(source)).toEqual(['const', 'glob', 'a']);
});
