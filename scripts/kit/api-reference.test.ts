import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiReference } from './api-reference.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'title24-kit-reference-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function referenceOf(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return apiReference([['./runtime', join(folder, 'index.d.ts')]]);
}

test('lists exports with their kind and description, including those from other modules', () => {
  const reference = referenceOf({
    'index.d.ts': "export { useRoute, type Route } from './route.js';\nexport * from './version.js';\n",
    'route.d.ts': `/** A route. */
export interface Route {}
/**
 * Returns the current {@link Route},
 * or null.
 * @throws Error outside of a page
 */
export declare function useRoute(): Route | null;
/** Not exported by the entry. */
export declare function other(): void;
`,
    'version.d.ts': '/** 1.2 | 1.3 */\nexport declare const version: string;\n',
  });
  expect(reference).toContain('## `@title24/remote-kit/runtime`');
  expect(reference.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
    '| `Route`      | interface | A route.                              |',
    '| `useRoute()` | function  | Returns the current `Route`, or null. |',
    '| `version`    | const     | 1.2 \\| 1.3                            |',
  ]);
});

test('rejects an export without a doc comment', () => {
  expect(() => referenceOf({ 'index.d.ts': 'export declare const bare: 1;\n' })).toThrow(
    'bare is an export of the kit and needs a doc comment.',
  );
});
