import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import { type BuiltState, builtStateFile, hotUpdatesFolder } from '../hot/index.ts';
import { configurationOf, resultOf } from './build-folder.ts';
import { assetsUrl, outputFolder } from './build-layout.ts';
import { fixturesFile, remoteConfigFile } from './read-remote-config.ts';

/**
 * Builds the apps in these folders, and again after each change. Writes each result to the app's output
 * folder and sends it to the parent process.
 * @returns a promise that resolves after the first build of each app
 */
export async function watchFolders(folders: readonly string[]): Promise<void> {
  await Promise.all(folders.map(watchFolder));
}

async function watchFolder(folder: string): Promise<void> {
  const output = outputFolder(folder);
  rmSync(join(output, hotUpdatesFolder), { recursive: true, force: true });
  const configuration = await configurationOf(folder);
  const name = configuration.find((each) => each.name === 'browser')?.output?.uniqueName ?? basename(folder);
  const compiler = webpack(configuration);
  let fails = false;
  await new Promise<void>((resolve) => {
    compiler?.watch({ aggregateTimeout: 50 }, (error, stats) => {
      const state: BuiltState = {
        name,
        configHash: [remoteConfigFile, fixturesFile].map((file) => hashOf(join(folder, file))).join(' '),
        ...(stats ? resultsOf(name, stats) : { hash: '', problem: String(error), styles: [] }),
      };
      if (state.problem !== null) console.error(`${name} does not build:\n${state.problem}`);
      else if (fails) console.log(`${name} builds again`);
      fails = state.problem !== null;
      mkdirSync(output, { recursive: true });
      writeFileSync(join(output, builtStateFile), JSON.stringify(state));
      process.send?.(state);
      resolve();
    });
  });
}

const hashOf = (file: string) =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';

function resultsOf(name: string, stats: MultiStats): Pick<BuiltState, 'hash' | 'problem' | 'styles'> {
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

/** Returns each error once, without the compiler's details; '' if there are none. */
function problemOf(stats: MultiStats): string {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  const texts = errors.map(({ moduleName, message }) => {
    const [text = ''] = message.replace(/^Module build failed.*:\n(Error:\s*)?/, '').split(/\n\s*Caused by:/);
    return [moduleName, text.trim()].filter(Boolean).join('\n');
  });
  return [...new Set(texts)].join('\n\n');
}
