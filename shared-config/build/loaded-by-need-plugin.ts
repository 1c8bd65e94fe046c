import type { Compiler } from 'webpack';

/**
 * Excludes modules loaded by `import()` from a render bundle. They are loaded in effects, after clicks or before
 * sending data, all of which happens only in browsers; on the server, such an import rejects. The generated server
 * entries use other imports (`webpackMode: "eager"`), which stay.
 */
export class LoadedByNeedPlugin {
  apply(compiler: Compiler): void {
    const plugin = 'LoadedByNeedPlugin';
    compiler.hooks.normalModuleFactory.tap(plugin, (factory) => {
      factory.hooks.beforeResolve.tap(plugin, ({ dependencies }) =>
        dependencies.every(({ type }) => type === 'import()') ? false : undefined,
      );
    });
  }
}
