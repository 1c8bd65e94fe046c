import { runLerna } from '../setup/run-lerna.mjs';

/**
 * Checks the types of packages; of those that did not change, results come from Lerna's cache.
 * @param {{ name: string }[]} packages
 * @returns {object[]} one test for each package
 */
export function checkTypes(packages) {
  const scopes = packages.flatMap(({ name }) => ['--scope', name]);
  const { succeeded, output } = runLerna('typecheck', ['--no-bail', ...scopes]);
  if (!succeeded) console.error(output);
  const failed = failedTasks(output, 'typecheck');
  const tests = packages.map(({ name }) => ({
    file: null,
    title: `types of ${name}`,
    passed: succeeded || !failed.has(name),
  }));
  const isExplained = succeeded || tests.some(({ passed }) => !passed);
  return isExplained ? tests : [{ file: null, title: 'types', passed: false }];
}

/**
 * Returns the names of the packages that Lerna lists at the end because their script failed, in lines like '-
 * @title24/shell:typecheck'.
 */
export function failedTasks(output, script) {
  const lines = output.split('\n').map((line) => line.trim());
  const failed = lines.filter((line) => line.startsWith('- ') && line.endsWith(`:${script}`));
  return new Set(failed.map((line) => line.slice(2, -script.length - 1)));
}
