import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commentsOf, titlesOf } from '../scripts/checks/wording/code-texts.mjs';

const workspace = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(workspace, path), 'utf8');

const requirements = new Set(
  [...read('docs/requirements.md').matchAll(/^\| ([A-Z]\d+) /gm)].map(([, id]) => id),
);
const decisions = new Set(
  readdirSync(join(import.meta.dirname, 'adr')).map((name) => Number.parseInt(name, 10)),
);

/** Names that look like requirement ids but are not. */
const otherNames = new Set(['S3', 'V06']);

const missingDocuments =
  /\b(?:spec|decisions|checklist|ux|domain|design|diy)(?:\.md\b|(?:\.md)? [A-Z]?\d+)/gi;

/** Returns the citations in `text` that a reader of the repository cannot resolve. */
function unresolved(text: string): string[] {
  const ids = [...text.matchAll(/\b[A-Z]\d{1,2}\b/g)]
    .map(([id]) => id)
    .filter((id) => !requirements.has(id) && !otherNames.has(id));
  return [...ids, ...unresolvedPapers(text)];
}

function unresolvedPapers(text: string): string[] {
  const records = [...text.matchAll(/\b(?:ADR|decision) (\d+)/gi)]
    .filter(([, number]) => !decisions.has(Number(number)))
    .map(([citation]) => citation);
  return [...records, ...[...text.matchAll(missingDocuments)].map(([citation]) => citation)];
}

function prose(source: string): string {
  return [...commentsOf(source), ...titlesOf(source)].join('\n');
}

function filesOf(pattern: string): string[] {
  const left = new Set(['node_modules', 'dist', '.data', '.git', 'test-results']);
  return globSync(pattern, { cwd: workspace, exclude: (name) => left.has(name) });
}

function faultsOf(files: readonly string[], find: (text: string) => string[]): string[] {
  return files.flatMap((path) => find(read(path)).map((citation) => `${path}: ${citation}`));
}

test('comments and test titles cite no missing requirement, decision or document', () => {
  // This file is left out, because its samples are wrong on purpose.
  const files = filesOf('**/*.{ts,tsx,mjs,sql,css}').filter((path) => !path.endsWith('citations.test.ts'));
  expect(files.length).toBeGreaterThan(500);
  expect(faultsOf(files, (source) => unresolved(prose(source)))).toEqual([]);
});

test('a colon follows the requirement ids of a test title', () => {
  const files = filesOf('**/*.{ts,tsx,mjs}').filter((path) => !path.endsWith('citations.test.ts'));
  const find = (source: string) =>
    titlesOf(source).filter((title) => /^[A-Z]\d{1,2}[a-z]?[ ,][^:]*$/.test(title));
  expect(faultsOf(files, find)).toEqual([]);
});

test('documents cite no missing decision or document', () => {
  const files = filesOf('**/*.md');
  expect(files).toContain('ARCHITECTURE.md');
  expect(faultsOf(files, unresolvedPapers)).toEqual([]);
});

test('the paths in the table of ARCHITECTURE.md exist', () => {
  const table = /## To change X, open Y([\s\S]*?)\n## /.exec(read('ARCHITECTURE.md'))?.[1] ?? '';
  const paths = [...table.matchAll(/(?<=`)[^`\s|]+\/[^`\s|]+(?=`)/g)].map(([path]) => path);
  expect(paths.length).toBeGreaterThan(15);
  // A path that begins with src/ means a file that every remote has, so it is looked up in one of them.
  const inWorkspace = (path: string) => (path.startsWith('src/') ? `mf-content/${path}` : path);
  expect(paths.filter((path) => !existsSync(join(workspace, inWorkspace(path))))).toEqual([]);
});

test.each([
  ['// As the paper has it (X9).', 'X9'],
  ['/** The limits (H3, H99). */', 'H99'],
  ["test('Z1 the page opens', () => {});", 'Z1'],
  ["test.each(['a'])('R99 %s', () => {});", 'R99'],
  ["test.each([\n  'a',\n])('W77 %s', () => {});", 'W77'],
  ['test(`N55 the page`, () => {});', 'N55'],
  ['-- As ADR 999 says.', 'ADR 999'],
  ['/* decision 999 */', 'decision 999'],
  ['// spec 3', 'spec 3'],
  ['// Spec.md 3', 'Spec.md'],
  ['/** (decisions 5) */', 'decisions 5'],
  ['/** (checklist R1) */', 'checklist R1'],
  ['/* as in domain.md */', 'domain.md'],
  ['// ux 7', 'ux 7'],
])('rejects %s', (source, citation) => {
  expect(unresolved(prose(source))).toEqual([citation]);
});

test.each(['// R1 and F5 (ADR 1, decision 2)', "const id = 'X9';", '// an S3 bucket'])(
  'accepts %s',
  (source) => {
    expect(unresolved(prose(source))).toEqual([]);
  },
);
