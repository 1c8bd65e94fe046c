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
 * Leaves out of the federation's runtime what no part of the site runs: shared modules that are shaken in another build, and
 * remotes that a build knows.
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

/** The same for a container, whose entry uses no shared module itself. */
export const usedContainerRuntime = inPlaceOf(
  bundlerRuntime,
  /^\.\/installInitialConsumes\.js$/,
  'export const installInitialConsumes = undefined;',
);

/** The same for snapshots of remotes, and for loading them before they are needed: the shell prefetches files itself. */
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
