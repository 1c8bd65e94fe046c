import { runLerna } from '../setup/run-lerna.mjs';

/**
 * Checks the types of packages.
 * @param {{ name: string }[]} packages
 * @returns {object[]} one test for each package
 */
export function checkTypes(packages) {
  const scopes = packages.flatMap(({ name }) => ['--scope', name]);
  const { succeeded, output } = runLerna('typecheck', ['--no-bail', ...scopes]);
  if (!succeeded) console.error(output);
  const failed = failedPackages(output);
  const tests = packages.map(({ name }) => ({
    file: null,
    title: `types of ${name}`,
    passed: succeeded || !failed.has(name),
  }));
  const isExplained = succeeded || tests.some(({ passed }) => !passed);
  return isExplained ? tests : [{ file: null, title: 'types', passed: false }];
}

/** Returns the names of the packages that Lerna lists at the end because their script failed: 'lerna-lite ERR!  - @title24/shell'. */
export function failedPackages(output) {
  return new Set(output.match(/(?<=^lerna-lite ERR!\s+- )\S+$/gm));
}
