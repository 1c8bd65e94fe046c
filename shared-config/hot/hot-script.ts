import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Returns a script for browsers: the runtime of React Refresh, then {@link ./hot-page.ts}. */
export function hotScript(): string {
  const { resolve } = createRequire(import.meta.url);
  const runtime = resolve('react-refresh/runtime').replace(
    'runtime.js',
    'cjs/react-refresh-runtime.development.js',
  );
  const page = readFileSync(fileURLToPath(import.meta.resolve('./hot-page.ts')), 'utf8');
  return `{
const process = { env: {} };
const reactRefresh = {};
((exports) => {
${readFileSync(runtime, 'utf8')}
})(reactRefresh);
${stripTypeScriptTypes(page).replace(/^export /gm, '')}
}
`;
}
