import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Compiler, type Configuration, type RuleSetRule } from 'webpack';
import { hotUpdatesFolder } from '../../hot/hot-updates.ts';

const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Returns the request for the module that registers a part's code with the page, so that the page can update the code.
 */
export function hotEntry(part: string): string {
  return `${fileURLToPath(import.meta.resolve('./hot-entry.ts'))}?${part}`;
}

/**
 * Returns where a build writes updates. The files are outside the assets folder, so that they are not published with
 * the part.
 */
export function hotOutput(part: string): NonNullable<Configuration['output']> {
  const file = `../${hotUpdatesFolder}/${part}`;
  return {
    hotUpdateChunkFilename: `${file}/[id].[fullhash].hot-update.js`,
    hotUpdateMainFilename: `${file}/[runtime].[fullhash].hot-update.json`,
  };
}

/** Returns the webpack rule that lets React Refresh update components. */
export function refreshRule(part: string): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: fileURLToPath(import.meta.resolve('./refresh-loader.ts')),
    options: { part },
  };
}

/**
 * Returns a disk cache that speeds up the next start of the build. A change to the build code or to a library
 * invalidates the cache. In the packed kit, the cache is in memory only.
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
 * Keeps stylesheets out of the updates, because the page updates a stylesheet by replacing its link
 * (shared-config/hot/hot-page.ts). The class names of a CSS module are updated with its components.
 */
export class HotStylesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('HotStylesPlugin', (compilation) => {
      const { loader } = webpack.NormalModule.getCompilationHooks(compilation);
      loader.tap({ name: 'HotStylesPlugin', stage: 100 }, (context, module) => {
        if (/\.css$/.test(module.resource ?? '')) (context as { hot?: boolean }).hot = false;
      });
    });
  }
}
