import type { Compiler } from 'webpack';

/**
 * Leaves modules that are loaded by `import()` out of a render bundle: they are loaded in effects, after clicks, or to
 * send something, and so only in browsers. On the server such an import rejects. The imports of generated entries for
 * the server are different (`webpackMode: "eager"`).
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
