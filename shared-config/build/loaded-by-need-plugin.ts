import type { Compiler } from 'webpack';

/**
 * Excludes modules loaded by `import()` from a render bundle, because only browsers load them. On the server,
 * such an import rejects. Generated entries keep their imports, which have `webpackMode: "eager"`.
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
