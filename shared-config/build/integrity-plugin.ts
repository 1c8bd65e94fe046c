import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../registry/file-content.ts';

const { RuntimeGlobals, RuntimeModule, sources } = webpack;

const name = 'integrity';

type Asset = ReturnType<Compilation['getAssets']>[number];

/** Stands in for the hashes until all file names and contents are final. */
const placeholder = '"@@INTEGRITY@@"';

/** Hash that no file has. Browsers refuse every file that is loaded with this hash. */
const refused = `sha384-${'A'.repeat(64)}`;

class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('integrity', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `var integrity = ${placeholder};
${RuntimeGlobals.require}.integrityOf = (url) => integrity[url.slice(url.lastIndexOf("/") + 1)] || "${refused}";`;
  }
}

/**
 * Makes browsers verify each script and stylesheet that a build loads on demand (docs/adr/0042-closed-integrity.md).
 * The script that loads these files contains a table of their hashes. Browsers refuse files that are not in the table.
 * Modules can call `__webpack_require__.integrityOf(url)` to get a file's hash.
 */
export const integrityPlugin = (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const { LoadScriptRuntimeModule } = webpack.runtime;
    for (const global of [RuntimeGlobals.loadScript, RuntimeGlobals.ensureChunkHandlers]) {
      compilation.hooks.runtimeRequirementInTree.for(global).tap(name, (chunk) => {
        const has = [...compilation.chunkGraph.getChunkRuntimeModulesIterable(chunk)].some(
          (module) => module instanceof IntegrityRuntimeModule,
        );
        if (!has) compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
        return undefined;
      });
    }
    LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      name,
      (source) => `${source}\nscript.integrity = ${RuntimeGlobals.require}.integrityOf(url);`,
    );
    MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
      name,
      (source, { tag, href }) =>
        `${source}\n${tag}.integrity = ${RuntimeGlobals.require}.integrityOf(${href});`,
    );
    compilation.hooks.processAssets.tap(
      // At this stage, file names are final and files are not yet compressed. Filling the table in a script does not
      // change the script's name. The name still identifies the content, because it depends on the listed files' names.
      { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
      () => fillTables(compilation),
    );
  });

function fillTables(compilation: Compilation): void {
  const frameScripts = new Set(compilation.asyncEntrypoints.flatMap((entry) => entry.getFiles()));
  // Frame scripts load no files, so they get empty tables. They come first, because the other tables contain the hashes
  // of the finished frame scripts.
  for (const name of frameScripts) fill(name, []);
  const files = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name));
  const isPlain = ({ source }: Asset) => !source.source().includes(placeholder);
  const plain = files.filter(isPlain);
  for (const file of files) {
    if (isPlain(file)) continue;
    const code = String(file.source.source());
    // The table omits files that the script cannot load. Otherwise, their changes would change the script but
    // not its name.
    fill(
      file.name,
      plain.filter(({ name, info }) => frameScripts.has(name) || code.includes(String(info.contenthash))),
    );
  }

  function fill(name: string, loaded: readonly Asset[]): void {
    const asset = compilation.getAsset(name);
    if (!asset) return;
    const table = Object.fromEntries(
      loaded.map((file) => [
        file.name.slice(file.name.lastIndexOf('/') + 1),
        integrityOf(file.source.buffer()),
      ]),
    );
    const filled = String(asset.source.source()).replace(placeholder, () => `(${JSON.stringify(table)})`);
    compilation.updateAsset(name, new sources.RawSource(filled));
  }
}
