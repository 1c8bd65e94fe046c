import type { Compiler } from 'webpack';

/**
 * Excludes modules loaded by `import()` from a render bundle. Such modules are loaded in effects, after clicks or
 * before sending data, which happens only in browsers. On the server, the import rejects. Imports in the generated
 * server entries stay, because they have `webpackMode: "eager"`.
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
