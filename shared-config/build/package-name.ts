import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** The name under which this package is installed, for imports in generated code. */
export const packageName: string = (() => {
  const file = findPackageJSON(import.meta.url);
  if (!file) throw new Error(`${import.meta.url} is not in a package`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name;
})();
