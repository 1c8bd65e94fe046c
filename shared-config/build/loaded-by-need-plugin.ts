import type { Compiler } from 'webpack';

/**
 * Leaves out of a render bundle the packages that are loaded by `import('package')`: that happens after a click, or with
 * something to send, and so in browsers alone. On the server such an import rejects.
 */
export class LoadedByNeedPlugin {
  apply(compiler: Compiler): void {
    const plugin = 'LoadedByNeedPlugin';
    compiler.hooks.normalModuleFactory.tap(plugin, (factory) => {
      factory.hooks.beforeResolve.tap(plugin, ({ dependencies, request }) => {
        const isOnDemand = dependencies.every(({ type }) => type === 'import()');
        return isOnDemand && /^[\w@]/.test(request) ? false : undefined;
      });
    });
  }
}
