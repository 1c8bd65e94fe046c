import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

const publicPath = RuntimeGlobals.publicPath;

/**
 * Uses the origin of the running script if it differs from the page's. The build also runs this itself, for files
 * that stylesheets refer to.
 */
const inBrowser = `var script = typeof document === "object" && document.currentScript;
if (script && script.src) {
  var origin = new URL(script.src).origin;
  if (origin !== location.origin) ${publicPath} = origin + ${publicPath};
}`;

/** Uses the origin that the server's renderers set (server/src/platform/composition/rendering/renderer-program.cjs). */
const inRenderer = `if (globalThis.assetsOrigin) ${publicPath} = globalThis.assetsOrigin + ${publicPath};`;

class AssetsOriginRuntimeModule extends RuntimeModule {
  readonly #side: 'browser' | 'render';

  constructor(side: 'browser' | 'render') {
    // Runs after the stage that sets the public path.
    super('assets origin', RuntimeModule.STAGE_ATTACH);
    this.#side = side;
  }

  override generate(): string {
    return this.#side === 'browser' ? inBrowser : inRenderer;
  }
}

/**
 * Makes a build load its files from the origin that it was itself loaded from: the site's, a CDN's in front of it
 * (`ASSETS_URL`), or the site's as seen by another host. Both builds of a part do this, so that server and browser use
 * the same image URLs.
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
