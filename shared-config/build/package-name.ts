import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** The name that this package is installed under, for the imports of what it generates. */
export const packageName: string = (() => {
  const file = findPackageJSON(import.meta.url);
  if (!file) throw new Error(`${import.meta.url} lies in no package`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name;
})();
