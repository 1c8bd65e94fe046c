import type { Compiler } from 'webpack';

/**
 * Leaves modules out of a render bundle if they are loaded by `import()`, because only browsers load them. On the
 * server, such an import rejects. Generated entries keep their imports, which have `webpackMode: "eager"`.
 */
export const loadedByNeedPlugin = (compiler: Compiler) =>
  compiler.hooks.normalModuleFactory.tap('loaded by need', (factory) => {
    factory.hooks.beforeResolve.tap('loaded by need', ({ dependencies }) =>
      dependencies.every(({ type }) => type === 'import()') ? false : undefined,
    );
  });
