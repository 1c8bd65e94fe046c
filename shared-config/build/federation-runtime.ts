import webpack from 'webpack';

/**
 * Replaces the CommonJS version of a federation plugin with the ES module version. The CommonJS version would add a
 * second copy of the whole runtime.
 */
export const oneFederationRuntime = new webpack.NormalModuleReplacementPlugin(
  /inject-external-runtime-core-plugin[\\/]dist[\\/]index\.cjs$/,
  (resource: { request: string }) => {
    resource.request = resource.request.replace(/cjs$/, 'js');
  },
);

/** Makes modules in the folder get `code` instead of a federation module when they import the module. */
function inPlaceOf(folder: RegExp, file: RegExp, code: string) {
  return new webpack.NormalModuleReplacementPlugin(file, (resource: { context: string; request: string }) => {
    if (folder.test(resource.context)) resource.request = `data:text/javascript,${encodeURIComponent(code)}`;
  });
}

/**
 * Removes the federation's error texts, which would slow the first visit. Errors keep a number and a link to
 * an explanation.
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
 * Removes code that the site never runs: the code that tree-shakes shared modules, and the code that loads remotes
 * declared at build time.
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
  inPlaceOf(bundlerRuntime, /^\.\/getUsedExports\.js$/, 'export const getUsedExports = () => undefined;'),
  inPlaceOf(bundlerRuntime, /^\.\/remotes\.js$/, 'export const remotes = undefined;'),
];

/** Removes code that loads an entry's shared modules. A container's entry uses none. */
export const usedContainerRuntime = inPlaceOf(
  bundlerRuntime,
  /^\.\/installInitialConsumes\.js$/,
  'export const installInitialConsumes = undefined;',
);

/**
 * Removes the snapshot handler and preloading, because the shell prefetches files itself. Replaces the logger with a
 * shorter one for warnings and errors only.
 */
export const usedRuntimeCore = [
  inPlaceOf(
    /sdk[\\/]dist$/,
    /^\.\/logger\.js$/,
    `export const createLogger = (prefix) => ({
  warn: (...texts) => console.warn(prefix, ...texts),
  error: (...texts) => console.error(prefix, ...texts),
  info() {},
  log() {},
  debug() {},
});
export const logger = createLogger('[ Module Federation ]');
export const createInfrastructureLogger = createLogger;
export const infrastructureLogger = logger;
export const bindLoggerToCompiler = undefined;`,
  ),
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
