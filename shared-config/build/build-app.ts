#!/usr/bin/env node
/**
 * `build-app [--watch] [FOLDER…]` builds the apps in these folders in parallel; without folders, the app in the
 * working folder. With `--watch`, it builds again after each change.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import buildFolder, { type BuildResult } from './build-folder.ts';
import { printError } from './print-error.ts';
import { watchFolders } from './watch-folders.ts';

const folders = process.argv.slice(2).filter((argument) => argument !== '--watch');

try {
  if (process.argv.includes('--watch')) await watch(folders.length > 0 ? folders : [process.cwd()]);
  else if (folders.length > 1) await buildAll(folders);
  else report(await buildFolder(folders[0] ?? process.cwd()));
} catch (error) {
  printError(error);
  process.exitCode = 1;
  // An open channel to the parent would keep the process alive.
  process.disconnect?.();
}

async function buildAll(all: readonly string[]): Promise<void> {
  const threads = Math.min(availableParallelism(), all.length);
  const builders = new Piscina<string, BuildResult>({
    filename: fileURLToPath(import.meta.resolve('./build-folder.ts')),
    minThreads: threads,
    maxThreads: threads,
  });
  await Promise.all(all.map(async (folder) => report(await builders.run(folder))));
  await builders.destroy();
}

async function watch(all: readonly string[]): Promise<void> {
  // A forked process exits when its parent exits, and notifies the parent after the first build.
  if (process.channel) process.once('disconnect', () => process.exit());
  await watchFolders(all);
  process.send?.('built');
}

function report({ succeeded, text }: BuildResult): void {
  if (!succeeded) process.exitCode = 1;
  if (text) console.log(text);
}
