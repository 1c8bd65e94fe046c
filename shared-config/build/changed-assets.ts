import { gzipSync } from 'node:zlib';
import { transform } from 'lightningcss';
import webpack, { type Compilation, type Compiler, type sources } from 'webpack';
import { styleScope } from '../contract/part-styles.ts';
import { compressRenderBundle } from '../registry/render-bundle.ts';

const { Compilation: stages } = webpack;
const { ConcatSource, RawSource } = webpack.sources;

/** Returns a plugin that calls `change` when a compilation's assets reach this stage. */
export const atStage = (stage: number, change: (compilation: Compilation) => void) => (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('at stage', (compilation) => {
    compilation.hooks.processAssets.tap({ name: 'at stage', stage }, () => change(compilation));
  });

/** Returns a plugin that applies `change` to each file whose name ends with `ending`. */
const changed = (
  ending: string,
  stage: number,
  change: (source: sources.Source, file: string) => sources.Source,
) =>
  atStage(stage, (compilation) => {
    for (const file of Object.keys(compilation.assets))
      if (file.endsWith(ending)) compilation.updateAsset(file, (source) => change(source, file));
  });

/** Compresses the render bundle, which is stored for each release but read only once per process. */
export const compressedBundle = changed(
  '.cjs',
  stages.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
  (source) => new RawSource(compressRenderBundle(source.buffer())),
);

/** Compresses source maps, which are stored for each release and read only to explain a failure. */
export const compressedMaps = changed(
  '.map',
  stages.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
  (source) => new RawSource(gzipSync(source.buffer())),
);

/** Minifies the stylesheets of a build. Does not convert syntax for older browsers. */
export const minifiedStyles = changed(
  '.css',
  stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE,
  (source, filename) => {
    const { code } = transform({ filename, code: source.buffer(), minify: true, targets: {} });
    return new RawSource(Buffer.from(code));
  },
);

/** Limits the stylesheets of a remote's build to the remote's own elements. */
export const scopedStyles = (name: string) =>
  // An early stage, so that the stylesheets are changed before they are minified and hashed.
  changed(
    '.css',
    stages.PROCESS_ASSETS_STAGE_ADDITIONS,
    (source) => new ConcatSource(`${styleScope(name)} {\n`, source, '\n}\n'),
  );
