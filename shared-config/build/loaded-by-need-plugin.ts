import type { Compiler } from 'webpack';

/**
 * Leaves out of a render bundle what is loaded by `import()`: that happens in an effect, after a click, or with something to
 * send, and so in browsers alone. On the server such an import rejects. What generated entries import for the server is of
 * another kind (`webpackMode: "eager"`).
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
