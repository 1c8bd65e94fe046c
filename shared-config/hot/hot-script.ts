import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Returns the runtime of React Refresh and then {@link ./hot-page.ts}, as a script for browsers. */
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
