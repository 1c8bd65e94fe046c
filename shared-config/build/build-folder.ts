import webpack, { type MultiStats } from 'webpack';
import { configurationOf } from './configuration-of.ts';

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
