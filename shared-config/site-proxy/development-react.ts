import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Files of React's development build: the import, its package, and the file's name. */
const files = [
  ['react', 'react', 'react'],
  ['react/jsx-runtime', 'react', 'react-jsx-runtime'],
  ['react/jsx-dev-runtime', 'react', 'react-jsx-dev-runtime'],
  ['scheduler', 'scheduler', 'scheduler'],
  ['react-dom', 'react-dom', 'react-dom'],
  ['react-dom/client', 'react-dom', 'react-dom-client'],
] as const;

/**
 * Returns a script that gives all parts of a page the kit's development React, which React Refresh needs. It
 * must run before the shell's scripts, which read the plugins in `__FEDERATION__`.
 */
export function developmentReactScript(): string {
  const kit = createRequire(import.meta.url);
  // The scheduler is resolved from react-dom, because only react-dom depends on it.
  const own = createRequire(kit.resolve('react-dom/package.json'));
  const modules = files.map(([request, name, file]) => {
    const path = join(dirname(own.resolve(`${name}/package.json`)), `cjs/${file}.development.js`);
    return `${JSON.stringify(request)}(module, exports) {\n${readFileSync(path, 'utf8')}\n}`;
  });
  return `{
const process = { env: {} };
const loaded = {};
const modules = {
${modules.join(',\n')}
};
const require = (request) => {
  if (!loaded[request]) {
    const module = (loaded[request] = { exports: {} });
    modules[request](module, module.exports);
  }
  return loaded[request].exports;
};
globalThis.__FEDERATION__ = {
  __GLOBAL_PLUGIN__: [{
    name: 'development-react',
    beforeRegisterShare(registration) {
      const { pkgName, shared } = registration;
      if (Object.hasOwn(modules, pkgName)) shared.get = async () => () => require(pkgName);
      return registration;
    },
  }],
};
}
`;
}
