import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

const publicPath = RuntimeGlobals.publicPath;

/**
 * Code that makes a script load files from its own origin, which can differ from the page's origin. During the build,
 * the same code runs to resolve the files in stylesheets.
 */
const inBrowser = `var script = typeof document === "object" && document.currentScript;
if (script && script.src) {
  var origin = new URL(script.src).origin;
  if (origin !== location.origin) ${publicPath} = origin + ${publicPath};
}`;

/** Code that uses the origin set in server/src/platform/composition/rendering/renderer-program.cjs. */
const inRenderer = `if (globalThis.assetsOrigin) ${publicPath} = globalThis.assetsOrigin + ${publicPath};`;

class AssetsOriginModule extends RuntimeModule {
  readonly #code: string;

  constructor(code: string) {
    // At this stage, the public path is already set.
    super('assets origin', RuntimeModule.STAGE_ATTACH);
    this.#code = code;
  }

  override generate(): string {
    return this.#code;
  }
}

/**
 * Returns a plugin that makes a part's scripts load files from their own origin: the site, the CDN at `ASSETS_URL`, or
 * another site. The part's browser build and server build both use this plugin, so that their image URLs are the same.
 */
export const assetsOrigin = (side: 'browser' | 'render') => (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('assets origin', (compilation) => {
    compilation.hooks.runtimeRequirementInTree
      .for(RuntimeGlobals.publicPath)
      .tap('assets origin', (chunk) => {
        const code = side === 'browser' ? inBrowser : inRenderer;
        compilation.addRuntimeModule(chunk, new AssetsOriginModule(code));
        return undefined;
      });
  });
