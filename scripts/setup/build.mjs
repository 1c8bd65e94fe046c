import { runLerna } from './run-lerna.mjs';

/**
 * Builds the parts whose sources changed; the others come from Lerna's cache.
 * @param {{ only?: string[], script?: 'build' | 'build:development' }} [options] names of the parts, and which build
 * @returns whether it succeeded; errors are on the console
 */
export function build({ only, script = 'build' } = {}) {
  const scope = only?.flatMap((name) => ['--scope', `@title24/${name}`]) ?? [];
  const { succeeded, output } = runLerna(script, scope);
  if (!succeeded) console.error(output);
  return succeeded;
}
