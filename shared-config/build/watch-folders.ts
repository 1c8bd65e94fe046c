import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack, { type MultiStats, type Stats } from 'webpack';
import { type BuiltState, builtStateFile, hotUpdatesFolder } from '../hot/index.ts';
import { resultOf } from './build-folder.ts';
import { assetsUrl, outputFolder } from './build-layout.ts';
import { configurationOf } from './configuration-of.ts';

/**
 * Builds the apps in these folders, and rebuilds them after each change while the process is running. Prints errors,
 * and writes the result of each build to a file in the app's output folder.
 * @returns a promise that resolves after the first build of each app
 */
export async function watchFolders(folders: readonly string[]): Promise<void> {
  await Promise.all(folders.map(watchFolder));
}

async function watchFolder(folder: string): Promise<void> {
  const output = outputFolder(folder);
  rmSync(join(output, hotUpdatesFolder), { recursive: true, force: true });
  const name = basename(folder);
  const compiler = webpack(await configurationOf(folder));
  let fails = false;
  await new Promise<void>((resolve) => {
    compiler?.watch({ aggregateTimeout: 50 }, (error, stats) => {
      const state = stats ? stateOf(name, stats) : { hash: '', problem: String(error), styles: [] };
      if (state.problem !== null) console.error(`${name} does not build:\n${state.problem}`);
      else if (fails) console.log(`${name} builds again`);
      fails = state.problem !== null;
      mkdirSync(output, { recursive: true });
      writeFileSync(join(output, builtStateFile), JSON.stringify(state));
      resolve();
    });
  });
}

function stateOf(name: string, stats: MultiStats): BuiltState {
  const { succeeded, text } = resultOf(stats);
  if (succeeded && text) console.warn(text);
  const { compilation } =
    stats.stats.find(({ compilation }) => compilation.name === 'browser') ?? stats.stats[0] ?? {};
  const files = Object.keys(compilation?.assets ?? {});
  return {
    hash: compilation?.hash ?? '',
    problem: succeeded ? null : problemOf(stats),
    styles: files.filter((file) => /^[^/]+\.css$/.test(file)).map((file) => `${assetsUrl(name)}${file}`),
  };
}

/** Returns the errors of builds, each once and without the compiler's details; an empty string if there are none. */
export function problemOf(stats: MultiStats | Stats): string {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  const texts = errors.map(({ moduleName, message }) => {
    const [text = ''] = message.replace(/^Module build failed.*:\n(Error:\s*)?/, '').split(/\n\s*Caused by:/);
    return [moduleName, text.trim()].filter(Boolean).join('\n');
  });
  return [...new Set(texts)].join('\n\n');
}
