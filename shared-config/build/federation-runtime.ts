import webpack from 'webpack';

/** The federation adds this plugin as CommonJS, which would include a second, CommonJS copy of the whole runtime. */
export const oneFederationRuntime = new webpack.NormalModuleReplacementPlugin(
  /inject-external-runtime-core-plugin[\\/]dist[\\/]index\.cjs$/,
  (resource: { request: string }) => {
    resource.request = resource.request.replace(/cjs$/, 'js');
  },
);

/** Replaces a module of the federation with `code` in the modules of its package that import it. */
function inPlaceOf(folder: RegExp, file: RegExp, code: string) {
  return new webpack.NormalModuleReplacementPlugin(file, (resource: { context: string; request: string }) => {
    if (folder.test(resource.context)) resource.request = `data:text/javascript,${encodeURIComponent(code)}`;
  });
}

/**
 * Keeps the federation's error texts out of the first visit: its messages also have a number, and the URL of a page
 * that explains the error.
 */
export const shortFederationErrors = inPlaceOf(
  /error-codes[\\/]dist$/,
  /^\.\/desc\.mjs$/,
  ['runtimeDescMap', 'typeDescMap', 'buildDescMap', 'errorDescMap']
    .map((name) => `export const ${name} = {};`)
    .join(''),
);

const bundlerRuntime = /webpack-bundler-runtime[\\/]dist$/;
const runtimeCore = /runtime-core[\\/]dist([\\/]\w+)?$/;

/**
 * Removes code that no part of the site runs from the federation's runtime: code for shared modules that another
 * build tree-shakes, and for remotes that are declared at build time.
 */
export const usedBundlerRuntime = [
  inPlaceOf(
    bundlerRuntime,
    /^\.\/init\.js$/,
    'export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);',
  ),
  inPlaceOf(
    bundlerRuntime,
    /^\.\/getSharedFallbackGetter\.js$/,
    'export const getSharedFallbackGetter = ({ factory }) => factory;',
  ),
  inPlaceOf(bundlerRuntime, /^\.\/remotes\.js$/, 'export const remotes = undefined;'),
];

/** Removes the shared modules of the entry, which uses none, from a container's runtime. */
export const usedContainerRuntime = inPlaceOf(
  bundlerRuntime,
  /^\.\/installInitialConsumes\.js$/,
  'export const installInitialConsumes = undefined;',
);

/** Removes snapshots of remotes and their preloading: the shell prefetches files itself. */
export const usedRuntimeCore = [
  inPlaceOf(
    runtimeCore,
    /[\\/]snapshot[\\/]SnapshotHandler\.js$/,
    `export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin() {} };
}
export const getGlobalRemoteInfo = () => ({});`,
  ),
  inPlaceOf(
    runtimeCore,
    /[\\/]utils[\\/]preload\.js$|^\.\/preload\.js$/,
    ['preloadAssets', 'formatPreloadArgs', 'defaultPreloadArgs', 'normalizePreloadExposes']
      .map((name) => `export const ${name} = undefined;`)
      .join(''),
  ),
];
