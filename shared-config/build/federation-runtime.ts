import webpack from 'webpack';

/** The federation adds this plugin as CommonJS, which would include a second, CommonJS copy of the whole runtime. */
export const oneFederationRuntime = new webpack.NormalModuleReplacementPlugin(
  /inject-external-runtime-core-plugin[\\/]dist[\\/]index\.cjs$/,
  (resource: { request: string }) => {
    resource.request = resource.request.replace(/cjs$/, 'js');
  },
);

/** Puts `code` in the place of a module of the federation, for those modules of its package that import it. */
function inPlaceOf(folder: RegExp, file: RegExp, code: string) {
  return new webpack.NormalModuleReplacementPlugin(file, (resource: { context: string; request: string }) => {
    if (folder.test(resource.context)) resource.request = `data:text/javascript,${encodeURIComponent(code)}`;
  });
}

/**
 * Leaves error texts of the federation out of the first visit: its messages also have a number and the URL of a page
 * that explains it.
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
 * Leaves out of the federation's runtime code that no part of the site runs: for shared modules that are tree-shaken in
 * another build, and for remotes that a build knows in advance.
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

/** Leaves out of a container's runtime the shared modules of its entry, which uses none. */
export const usedContainerRuntime = inPlaceOf(
  bundlerRuntime,
  /^\.\/installInitialConsumes\.js$/,
  'export const installInitialConsumes = undefined;',
);

/** Leaves out snapshots of remotes, and loading them before they are needed: the shell prefetches files itself. */
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
