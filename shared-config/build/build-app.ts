#!/usr/bin/env node
/** Builds the app in the working folder, using its webpack.config.mjs if it has one: `build-app [--watch]`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { remoteConfig } from './remote-config.ts';

const own = join(process.cwd(), 'webpack.config.mjs');
const config: Configuration[] = existsSync(own)
  ? (await import(pathToFileURL(own).href)).default
  : await remoteConfig(pathToFileURL(own).href);
const compiler = webpack(config);
if (!compiler) throw new Error('webpack.config.mjs exports no configuration');

if (process.argv.includes('--watch')) {
  compiler.watch({ aggregateTimeout: 100 }, report);
  // Watches for as long as the process that started it is alive.
  if (process.channel) process.once('disconnect', () => process.exit());
} else {
  compiler.run((error, stats) => {
    report(error, stats);
    compiler.close(() => undefined);
  });
}

function report(error: Error | null, stats: MultiStats | undefined) {
  if (error) console.error(error);
  if (error || stats?.hasErrors()) process.exitCode = 1;
  const text = stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
  if (text?.trim()) console.log(text);
}
