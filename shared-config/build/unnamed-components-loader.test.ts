import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { minifySync } from '@swc/core';
import unnamedComponentsLoader from './unnamed-components-loader.ts';

const minified = (source: string) =>
  minifySync(source, { compress: { toplevel: true }, module: true, mangle: false }).code;

const library = `import * as React2 from 'react';
var Used = React2.createContext(null);
Used.displayName = "Used";
var Unused = React2.forwardRef(function Inner() {
  let Nested = React2.memo(Used);
  Nested.displayName = "nested";
  return bring(Nested);
});
Unused.displayName = "Unused";
function bring(value) { return sideEffect(value); }
export { Used };
`;

test('a component that nothing imports is dropped, with the code that only it uses', () => {
  expect(minified(library)).toContain('sideEffect');
  const code = minified(unnamedComponentsLoader(library));
  expect(code).not.toContain('sideEffect');
  expect(code).toContain('createContext(null)');
});

test('removes display names only at the top level', () => {
  const result = unnamedComponentsLoader(library);
  expect(result).toContain('Nested.displayName = "nested";');
  expect(result.split('\n')).toHaveLength(library.split('\n').length);
  expect(result.replaceAll('/* @__PURE__ */ ', '')).toBe(
    library.replace('Used.displayName = "Used";', '').replace('Unused.displayName = "Unused";', ''),
  );
});

test("react-router's production build sets display names, and the loader removes them", () => {
  const folder = createRequire(import.meta.url)
    .resolve('react-router/package.json')
    .replace('package.json', 'dist/production');
  const chunks = readdirSync(folder).filter((file) => /^chunk-.*\.mjs$/.test(file));
  const source = chunks.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  expect(source).toMatch(/^Link\.displayName = /m);
  expect(unnamedComponentsLoader(source)).not.toMatch(/^\w+\.displayName = /m);
});
