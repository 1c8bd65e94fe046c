import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

const publicPath = RuntimeGlobals.publicPath;

/**
 * Code that makes files load from the running script's origin if the page has a different origin. The build also runs
 * this code to resolve the files in stylesheets.
 */
const inBrowser = `var script = typeof document === "object" && document.currentScript;
if (script && script.src) {
  var origin = new URL(script.src).origin;
  if (origin !== location.origin) ${publicPath} = origin + ${publicPath};
}`;

/**
 * Code that uses the origin set by the server's renderers
 * (server/src/platform/composition/rendering/renderer-program.cjs).
 */
const inRenderer = `if (globalThis.assetsOrigin) ${publicPath} = globalThis.assetsOrigin + ${publicPath};`;

class AssetsOriginRuntimeModule extends RuntimeModule {
  readonly #side: 'browser' | 'render';

  constructor(side: 'browser' | 'render') {
    // At this stage, the public path has already been set, so the code can prepend the origin.
    super('assets origin', RuntimeModule.STAGE_ATTACH);
    this.#side = side;
  }

  override generate(): string {
    return this.#side === 'browser' ? inBrowser : inRenderer;
  }
}

/**
 * Makes a build load its files from its script's origin. This can be the page's site, a CDN in front of the site
 * (`ASSETS_URL`), or another site. The browser build and the server build of a part both include this code, so that
 * they use the same image URLs.
 */
export class AssetsOriginPlugin {
  readonly #side: 'browser' | 'render';

  constructor(side: 'browser' | 'render') {
    this.#side = side;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('AssetsOriginPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        .tap('AssetsOriginPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new AssetsOriginRuntimeModule(this.#side));
          return undefined;
        });
    });
  }
}
