import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrotliOptions } from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { version as react } from 'react';
import webpack, { type Chunk, type Configuration } from 'webpack';
import { containerName, hostName } from '../contract/index.ts';
import { assetsOrigin } from './assets-origin-plugin.ts';
import { assetsUrl, lifecyclesChunk, outputFolder, reactChunk } from './build-layout.ts';
import { buildMode, libraryMode } from './build-mode.ts';
import { compressedBundle, compressedMaps } from './changed-assets.ts';
import { compressAsset } from './compress-asset.ts';
import { DescriptorPlugin } from './descriptor-plugin.ts';
import type { RemoteEntry } from './entry-loader.ts';
import {
  oneFederationRuntime,
  shortFederationErrors,
  usedBundlerRuntime,
  usedContainerRuntime,
  usedRuntimeCore,
} from './federation-runtime.ts';
import { diskCache, hotEntry, hotOutput, hotStyles } from './hot/hot-build.ts';
import { integrityPlugin } from './integrity-plugin.ts';
import { loadedByNeedPlugin } from './loaded-by-need-plugin.ts';
import { hashedManifest } from './manifest-plugin.ts';
import { minimizers, moduleRules, resolveOptions } from './module-rules.ts';
import { neededVersions } from './needed-versions.ts';
import { readRemoteConfig, remoteConfigFile } from './read-remote-config.ts';
import { sharedModules } from './shared-modules.ts';
import { unusedModulesPlugin } from './unused-modules-plugin.ts';

/** Excludes Node.js code and manifest code from the federation runtime. */
const optimization = { target: 'web', disableSnapshot: true } as const;

/**
 * Returns a remote's webpack configurations: a federation container for the browser, and a bundle for the server.
 * @param configUrl - URL of webpack.config.mjs in the remote's folder; the file need not exist
 */
export async function remoteConfig(
  configUrl: string,
): Promise<[browser: Configuration, render: Configuration]> {
  const folder = fileURLToPath(new URL('.', configUrl));
  const config = await readRemoteConfig(folder);
  const { name, parcels, isolate = false } = config;
  const needs = neededVersions(config);
  const exposes: Record<string, { import: string[]; name: string }> = {
    './lifecycles': { import: [...hotEntryOf(name), entryOf('lifecycles')], name: lifecyclesChunk },
  };
  if (parcels) exposes['./parcels'] = { import: [...hotEntryOf(name), entryOf('parcels')], name: 'parcels' };
  const browser = browserConfig(folder, name, {
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: 'remoteEntry.[contenthash:16].js',
        exposes,
        shared: isolate ? {} : sharedModules(needs.react),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: {
          asyncStartup: true,
          externalRuntime: true,
          optimization: { ...optimization, disableRemote: true },
        },
      }),
      usedContainerRuntime,
      hashedManifest,
      new DescriptorPlugin({ folder, name, kind: 'remote', versions: needs }),
    ],
  });
  return [browser, renderConfig(folder, name, entryOf('render'), isolate)];
}

const entryOf = (entry: RemoteEntry) => `./${remoteConfigFile}?${entry}`;

const isWatched = buildMode === 'watch';

const hotEntryOf = (name: string) => (isWatched ? [hotEntry(name)] : []);

/**
 * Returns the shell's two webpack configurations. The shell is the federation host.
 * @param provides - contract versions that the shell provides
 */
export function hostConfig(configUrl: string, provides: string[]): Configuration[] {
  const folder = fileURLToPath(new URL('.', configUrl));
  const browser = browserConfig(folder, hostName, {
    entry: { [containerName(hostName)]: [...hotEntryOf(hostName), './src/index.ts'] },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(hostName),
        remotes: {},
        shared: sharedModules(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { asyncStartup: true, provideExternalRuntime: true, optimization },
      }),
      oneFederationRuntime,
      ...usedRuntimeCore,
      new DescriptorPlugin({ folder, name: hostName, kind: 'host', versions: { react, provides } }),
    ],
  });
  return [browser, renderConfig(folder, hostName, './src/render.ts')];
}

/**
 * Makes `new FrameScript(new URL('./x.ts', import.meta.url))` build x.ts as a separate script, as webpack
 * does for `new Worker(…)`. The script is for a sandboxed frame, which shares nothing with the page.
 */
const frameScript = 'FrameScript from ./frame-script.ts';

/** Chunks that the shell loads on demand. */
const loadedByNeed: ReadonlySet<string> = new Set(['calls-and-login', 'navigation', 'axios', 'queries']);

/**
 * Returns whether a chunk may share files with others. Chunks that start a page or a frame, and those in
 * {@link loadedByNeed}, must not share files.
 */
function isSplit(chunk: Chunk): boolean {
  return !chunk.canBeInitial() && !chunk.hasRuntime() && !loadedByNeed.has(chunk.name ?? '');
}

/**
 * Production hides the sources: scripts do not link to the maps, and maps contain no source text. The maps
 * still show staff where a failure occurred.
 */
const sourceMaps =
  buildMode === 'production'
    ? 'hidden-nosources-source-map'
    : isWatched
      ? 'cheap-module-source-map'
      : 'source-map';

/**
 * Adds a comment that makes Chromium compile all functions on another thread while the script loads.
 * Compiling each function when it is first called would delay hydration (ADR 91).
 */
const compiledAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // This stage runs after the minimizers, because the minimizers would remove the comment.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

function browserConfig(
  folder: string,
  name: string,
  own: Pick<Configuration, 'entry' | 'plugins'>,
): Configuration {
  return {
    name: 'browser',
    // The render bundle is built first, because the descriptor includes the bundle's integrity.
    dependencies: ['render'],
    mode: libraryMode,
    ...(isWatched && { cache: diskCache(`${name}-browser`) }),
    target: ['web', 'es2022'],
    context: folder,
    devtool: sourceMaps,
    entry: own.entry ?? {},
    output: {
      path: join(outputFolder(folder), 'browser'),
      publicPath: assetsUrl(name),
      filename: '[name].[contenthash:16].js',
      chunkFilename: '[name].[contenthash:16].js',
      uniqueName: name,
      // Browsers check a hash only if the response is readable across origins.
      crossOriginLoading: 'anonymous',
      // Without this option, a module that threw once would count as loaded the next time.
      strictModuleExceptionHandling: true,
      clean: true,
      ...(isWatched && hotOutput(name)),
    },
    resolve: resolveOptions,
    module: {
      rules: moduleRules('browser', { folder, name }),
      parser: { javascript: { worker: [frameScript, '...'] } },
    },
    optimization: {
      minimizer: minimizers,
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      // Development builds need content hashes too: the registry refuses different content under the same
      // name.
      realContentHash: true,
      // An update from a failed build would break pages that are open.
      ...(isWatched && { emitOnErrors: false }),
      // A frame script must be a single file, because it cannot load others. Splitting a chunk in `loadedByNeed` would
      // create an unnamed chunk, which DescriptorPlugin would include in the first screen.
      splitChunks: {
        chunks: isSplit,
        cacheGroups: {
          // React's modules are always loaded together and compress better in one file.
          react: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: reactChunk,
            enforce: true,
          },
        },
      },
    },
    performance: false,
    plugins: [
      ...(own.plugins ?? []),
      ...usedBundlerRuntime,
      assetsOrigin('browser'),
      compiledAhead,
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:16].css', ignoreOrder: true }),
      // A watching build changes files after a page has loaded, so browsers do not verify them.
      ...(isWatched
        ? [new webpack.HotModuleReplacementPlugin(), hotStyles]
        : [integrityPlugin, unusedModulesPlugin]),
      ...(buildMode === 'production' ? [shortFederationErrors, compressedMaps] : []),
      new CompressionPlugin<BrotliOptions>({
        algorithm: compressAsset,
        filename: '[path][base].br',
        test: /\.(js|css|svg)$/,
      }),
    ],
  };
}

/**
 * Returns the webpack external for a React module, otherwise undefined. Parts that share React use the renderer's copy.
 */
function providedByRenderer(request: string | undefined): string | undefined {
  if (!request || !/^react(-dom)?(\/|$)/.test(request)) return undefined;
  return `commonjs ${libraryMode === 'development' ? 'development:' : ''}${request}`;
}

function renderConfig(folder: string, name: string, entry: string, isolate = false): Configuration {
  return {
    name: 'render',
    mode: libraryMode,
    ...(isWatched && { cache: diskCache(`${name}-render`) }),
    target: 'node24',
    context: folder,
    devtool: false,
    entry: { render: entry },
    output: {
      path: join(outputFolder(folder), 'render'),
      publicPath: assetsUrl(name),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    resolve: resolveOptions,
    module: {
      rules: moduleRules('server', { folder, name }),
      generator: { 'asset/resource': { emit: false } },
      // Renderers have no `node:url` module, which absolute file URLs would need.
      parser: { javascript: { url: 'relative' } },
    },
    externals: isolate ? [] : [({ request }, done) => done(undefined, providedByRenderer(request))],
    optimization: { minimizer: minimizers, splitChunks: false },
    // The server loads the bundle by path, so it must be a single file.
    plugins: [
      assetsOrigin('render'),
      loadedByNeedPlugin,
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...(buildMode === 'production' ? [compressedBundle] : []),
    ],
    performance: false,
  };
}
