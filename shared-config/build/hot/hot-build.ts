import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Compiler, type Configuration, type RuleSetRule } from 'webpack';
import { hotUpdatesFolder } from '../../hot/hot-updates.ts';

const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Returns the webpack request for the module with which a page can update this part. */
export function hotEntry(part: string): string {
  return `${fileURLToPath(import.meta.resolve('./hot-entry.ts'))}?${part}`;
}

/** Returns where a build writes hot updates: outside the assets folder, so that they are not published. */
export function hotOutput(part: string): NonNullable<Configuration['output']> {
  const file = `../${hotUpdatesFolder}/${part}`;
  return {
    hotUpdateChunkFilename: `${file}/[id].[fullhash].hot-update.js`,
    hotUpdateMainFilename: `${file}/[runtime].[fullhash].hot-update.json`,
  };
}

/** Returns the webpack rule with which React Refresh updates components. */
export function refreshRule(part: string): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: fileURLToPath(import.meta.resolve('./refresh-loader.ts')),
    options: { part },
  };
}

/**
 * Returns webpack's cache option for a watched build. The cache is on disk, so that the next start can use it. A change
 * to the build code, the contract or package-lock.json invalidates it. The packed kit has no package-lock.json, and
 * caches only in memory.
 */
export function diskCache(name: string): NonNullable<Configuration['cache']> {
  const repository = fileHere('../../..');
  const lockFile = join(repository, 'package-lock.json');
  if (!existsSync(lockFile)) return true;
  return {
    type: 'filesystem',
    name,
    cacheDirectory: join(repository, 'node_modules/.cache/webpack'),
    version: createHash('sha256').update(readFileSync(lockFile)).digest('hex'),
    buildDependencies: { builds: [fileHere('../'), fileHere('../../contract/')] },
    compression: false,
  };
}

/**
 * Keeps stylesheets out of the updates, because the page replaces their links instead
 * (shared-config/hot/hot-page.ts).
 */
export const hotStyles = (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('hot styles', (compilation) => {
    const { loader } = webpack.NormalModule.getCompilationHooks(compilation);
    loader.tap({ name: 'hot styles', stage: 100 }, (context, module) => {
      if (/\.css$/.test(module.resource ?? '')) (context as { hot?: boolean }).hot = false;
    });
  });
