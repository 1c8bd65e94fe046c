import { createRequire, enableCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';
import '../src/platform/process/quick-drizzle.ts';

enableCompileCache();
const require = createRequire(import.meta.url);

/** Makes each test file's URL unique, because Node loads a URL only once. */
let count = 0;

/**
 * Loads tests in the same way as the server: as native modules with types stripped. Imported modules stay loaded for a
 * worker's next test file, which saves two seconds of processor time per file. A worker's test files therefore share
 * module state, and `jest.mock` is not available.
 */
export default class NativeRuntime extends Runtime {
  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** @param {string} file a test or setup file, evaluated again on each import */
  async unstable_importModule(file) {
    count += 1;
    return import(`${pathToFileURL(file)}?${count}`);
  }

  /** @param {string} file Jest's test runner module; it keeps state, so each test file loads a new copy */
  requireInternalModule(file) {
    delete require.cache[file];
    return require(file);
  }

  /** @param {object} globals `test`, `expect` and the other Jest globals */
  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    globalThis.jest = this.requireModuleOrMock(import.meta.filename, '@jest/globals').jest;
  }
}
