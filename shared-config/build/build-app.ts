#!/usr/bin/env node
/**
 * Builds the app in the working folder: `build-app [--watch]`. `build-app FOLDER…` builds several in one process, one
 * a processor at a time.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import webpack from 'webpack';
import buildFolder, { type BuildResult, resultOf } from './build-folder.ts';
import { configurationOf } from './configuration-of.ts';

const folders = process.argv.slice(2).filter((argument) => argument !== '--watch');

if (process.argv.includes('--watch')) await watch(process.cwd());
else if (folders.length > 1) await buildAll(folders);
else report(await buildFolder(folders[0] ?? process.cwd()));

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

async function watch(folder: string): Promise<void> {
  const compiler = webpack(await configurationOf(folder));
  compiler?.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error) console.error(error);
    report(resultOf(stats));
  });
  // Watches for as long as the process that started it is alive.
  if (process.channel) process.once('disconnect', () => process.exit());
}

function report({ succeeded, text }: BuildResult): void {
  if (!succeeded) process.exitCode = 1;
  if (text) console.log(text);
}
