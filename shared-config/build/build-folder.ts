import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { remoteConfig } from './remote-config.ts';

export interface BuildResult {
  readonly succeeded: boolean;
  /** Errors and warnings; empty if there are none. */
  readonly text: string;
}

/**
 * Builds the app in a folder.
 * @public A task for the workers of {@link ./build-app.ts}.
 */
export default async function buildFolder(folder: string): Promise<BuildResult> {
  const compiler = webpack(await configurationOf(folder));
  if (!compiler) throw new Error(`${folder}/webpack.config.mjs exports no configuration`);
  const stats = await new Promise<MultiStats | undefined>((resolve, reject) =>
    compiler.run((error, built) => (error ? reject(error) : resolve(built))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  return resultOf(stats);
}

/** Returns whether a build succeeded, and its errors and warnings. */
export function resultOf(stats: MultiStats | undefined): BuildResult {
  const isClean = !stats?.hasErrors() && !stats?.hasWarnings();
  const text = isClean
    ? ''
    : (stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }) ?? '');
  return { succeeded: !stats?.hasErrors(), text: text.trim() };
}

/**
 * Returns the folder's webpack configurations: those in webpack.config.mjs or, without that file, the standard ones.
 */
export async function configurationOf(folder: string): Promise<Configuration[]> {
  const own = join(folder, 'webpack.config.mjs');
  const { href } = pathToFileURL(own);
  const config: Configuration | Configuration[] = existsSync(own)
    ? (await import(href)).default
    : await remoteConfig(href);
  return [config].flat();
}
