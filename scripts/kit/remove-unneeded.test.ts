import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeUnneeded } from './remove-unneeded.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'title24-needed-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

const filesLeft = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(root.length + 1))
    .sort();

test('K2: keeps only the modules that declare needed names, separately for types and code', () => {
  write({
    'runtime/index.js': "import { word as text } from '../domain/src/index.js';\n",
    'runtime/index.d.ts':
      'import type { Fee } from \'../domain/src/index.js\';\nexport declare const all: import("../domain/src/index.js").Size;\n',
    'runtime/unused.js': 'export const unused = 1;\n',
    'runtime/unused.js.map': '{}',
    'domain/src/index.js': "export * from './words.js';\nexport * from './rules.js';\n",
    'domain/src/index.d.ts':
      "export * from './words.js';\nexport * from './rules.js';\nexport type { Size } from './size.js';\n",
    'domain/src/words.js': "export const word = 'a';\n",
    'domain/src/words.d.ts': 'export declare const word: string;\n',
    'domain/src/rules.js': 'export function rule() {}\n',
    'domain/src/rules.d.ts': 'export type Fee = number;\nexport declare function rule(): void;\n',
    'domain/src/size.d.ts': 'type Size = number;\nexport type { Size };\n',
  });
  removeUnneeded(root, ['runtime/index.js']);
  expect(filesLeft()).toEqual([
    'domain/src/rules.d.ts',
    'domain/src/size.d.ts',
    'domain/src/words.js',
    'runtime/index.d.ts',
    'runtime/index.js',
  ]);
  expect(readFileSync(join(root, 'runtime/index.js'), 'utf8')).toBe(
    "import { word as text } from '../domain/src/words.js';\n",
  );
  expect(readFileSync(join(root, 'runtime/index.d.ts'), 'utf8')).toBe(
    'import type { Fee } from \'../domain/src/rules.js\';\nexport declare const all: import("../domain/src/size.js").Size;\n',
  );
});
