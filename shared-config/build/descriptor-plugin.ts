import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compilation, type Compiler } from 'webpack';
import {
  containerName,
  type RegistryEntry,
  RemoteConfigError,
  type RouteMetadata,
} from '../contract/index.ts';
import { contractVersion } from '../contract/version.ts';
import { integrityOf } from '../registry/file-content.ts';
import { assetsUrl, lifecyclesChunk, outputFolder, reactChunk, renderBundle } from './build-layout.ts';
import { scopedStyles } from './changed-assets.ts';
import { manifestOf } from './manifest-plugin.ts';
import { offeredParcels, type ParcelFile, usedParcels } from './parcel-files.ts';
import { fixturesFile, readRemoteConfig, remoteConfigFile } from './read-remote-config.ts';

type Kind = RegistryEntry['extras']['kind'];
type Routes = readonly RouteMetadata[];
type Statics = RegistryEntry['extras']['statics'];
type Parcels = Pick<RegistryEntry['extras'], 'parcels' | 'parcelProps' | 'parcelTypes' | 'uses'>;

interface Declared {
  readonly routes: Routes;
  readonly parcels: Parcels;
  readonly statics: Statics;
}

/**
 * Descriptor in a part's build. It has no version, because the registry derives the version from the content.
 */
export type Descriptor = Omit<RegistryEntry, 'metadata'> & {
  readonly metadata: { readonly integrity: string };
  /**
   * Integrity of each file by path. Compressed copies differ between brotli versions, and source maps change with
   * comments, so both are omitted.
   */
  readonly files: Readonly<Record<string, string>>;
};

/** Properties that a build without the kit's presets declares. */
interface ForeignBuild {
  readonly routes: Routes;
  readonly containerType: 'global' | 'module';
  /** False if the build has no render/render.cjs. */
  readonly rendersOnServer: boolean;
}

interface DescriptorOptions {
  readonly folder: string;
  readonly name: string;
  readonly kind: Kind;
  readonly foreign?: ForeignBuild;
  /** Versions that a remote needs or the shell provides; by default, the kit's contract version. */
  readonly versions?: Partial<Pick<RegistryEntry['extras'], 'contract' | 'provides' | 'react'>>;
}

/**
 * Runs a step of a build unless the build already has errors. Adds the step's error to the build's errors, because a
 * thrown error would end a watching build.
 */
async function reported(compilation: Compilation, step: () => Promise<void>): Promise<void> {
  if (compilation.errors.length > 0) return;
  try {
    await step();
  } catch (error) {
    compilation.errors.push(new webpack.WebpackError(error instanceof Error ? error.message : String(error)));
  }
}

/**
 * Emits `remote.json`, the descriptor of a part (shared-config/contract/registry-feed.ts). The render bundle
 * must be built first, because the descriptor includes its integrity.
 */
export class DescriptorPlugin {
  readonly #folder: string;
  readonly #name: string;
  readonly #kind: Kind;
  readonly #foreign: ForeignBuild | undefined;
  readonly #versions: DescriptorOptions['versions'];

  constructor({ folder, name, kind, foreign, versions }: DescriptorOptions) {
    this.#versions = versions;
    this.#folder = folder;
    this.#name = name;
    this.#kind = kind;
    this.#foreign = foreign;
  }

  apply(compiler: Compiler) {
    if (this.#kind === 'remote') scopedStyles(this.#name)(compiler);
    compiler.hooks.thisCompilation.tap('DescriptorPlugin', (compilation) => {
      const at = (stage: number, step: () => Promise<void>) =>
        compilation.hooks.processAssets.tapPromise({ name: 'DescriptorPlugin', stage }, () =>
          reported(compilation, step),
        );
      let declared: Declared;
      at(webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL, async () => {
        declared = {
          routes: await this.#routes(compilation),
          parcels: await this.#parcels(compilation),
          statics: await this.#statics(compilation),
        };
      });
      at(webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT, async () => {
        const text = JSON.stringify(this.#describe(compilation, declared), null, 2);
        compilation.emitAsset('../remote.json', new webpack.sources.RawSource(text));
      });
    });
  }

  /**
   * Returns a remote's routes. Emits the header images listed in remote.config.ts, and replaces their names with
   * URLs.
   */
  async #routes(compilation: Compilation): Promise<Routes> {
    if (this.#kind === 'host') return [];
    if (this.#foreign) return this.#foreign.routes;
    for (const file of [remoteConfigFile, fixturesFile])
      compilation.fileDependencies.add(join(this.#folder, file));
    const { routes } = await readRemoteConfig(this.#folder);
    return routes.map(({ page, preload, chunk, headerImage, ...route }) => ({
      ...route,
      // A route with `preload: false` gets no chunk here, so that only visitors who may use the screen load its code.
      ...(chunk !== undefined && preload !== false && { chunk }),
      ...(headerImage !== undefined && { headerImage: this.#emitHeaderImage(compilation, headerImage) }),
    }));
  }

  /** Returns the parcels that the part offers, and the other remotes' parcels that the part uses. */
  async #parcels(compilation: Compilation): Promise<Parcels> {
    const uses = propsOf(usedParcels(this.#folder).map((file) => [`${file.remote}/${file.parcel}`, file]));
    if (this.#kind === 'host' || this.#foreign) return uses ? { uses } : {};
    const { parcels } = await readRemoteConfig(this.#folder);
    const names = Object.keys(parcels ?? {});
    const offered = offeredParcels(this.#folder);
    for (const { remote, parcel } of offered)
      if (remote !== this.#name || !names.includes(parcel))
        throw new RemoteConfigError(
          `parcels/ has ${remote}/${parcel}, which remote.config.ts does not have.`,
        );
    const props = propsOf(offered.map((file) => [file.parcel, file]));
    const texts = Object.fromEntries(offered.map(({ parcel, text }) => [parcel, text]));
    return {
      ...(names.length > 0 && { parcels: names }),
      ...(props && {
        parcelProps: props,
        parcelTypes: this.#emitHashed(compilation, 'parcels.json', Buffer.from(JSON.stringify(texts))),
      }),
      ...(uses && { uses }),
    };
  }

  /** Emits the files from src/statics.ts. Returns each file's URL by its fixed path on the site. */
  async #statics(compilation: Compilation): Promise<Statics> {
    const file = join(this.#folder, 'src/statics.ts');
    if (!existsSync(file)) return {};
    const module: { statics: () => Promise<ReadonlyMap<string, Uint8Array>> } = await import(
      pathToFileURL(file).href
    );
    const made = [...(await module.statics())];
    return Object.fromEntries(
      made.map(([path, bytes]) => [path, this.#emitHashed(compilation, basename(path), Buffer.from(bytes))]),
    );
  }

  #emitHeaderImage(compilation: Compilation, file: string): string {
    return this.#emitHashed(compilation, file, readFileSync(join(this.#folder, 'src/assets', file)));
  }

  /** @returns the asset's URL, which includes a hash of the content */
  #emitHashed(compilation: Compilation, file: string, content: Buffer): string {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const asset = file.replace(/(\.\w+)$/, `.${hash}$1`);
    compilation.emitAsset(asset, new webpack.sources.RawSource(content));
    return `${assetsUrl(this.#name)}${asset}`;
  }

  #describe(compilation: Compilation, { routes, parcels, statics }: Declared): Descriptor {
    const foreign = this.#foreign;
    const container = containerName(this.#name);
    const entryFiles = filesOf(compilation, container);
    const entry = entryFiles.filter(isScript).at(-1);
    if (!entry) throw new Error(`${this.#name}: the build made no script for the entry '${container}'`);
    const firstScreen =
      this.#kind === 'host'
        ? // The first screen has the entry's chunk, React's chunk and unnamed chunks. Other chunks are loaded on demand.
          [...compilation.chunks]
            .filter(({ name }) => !name || name === container || name === reactChunk)
            .flatMap((chunk) => [...chunk.files].filter(isPublished))
        : filesOf(compilation, lifecyclesChunk);
    const files = [...new Set([...entryFiles, ...firstScreen])].filter((file) => file !== entry);
    const url = (file: string) => `${assetsUrl(this.#name)}${file}`;
    const assets = Object.keys(compilation.assets).filter(isPublished);
    const manifest = manifestOf(assets);
    return {
      name: this.#name,
      url: url(entry),
      metadata: { integrity: assetIntegrity(compilation, entry) },
      extras: {
        kind: this.#kind,
        contract: `^${contractVersion}`,
        // A foreign build contains its own React, if any, and so declares no React version.
        ...this.#versions,
        ...parcels,
        container,
        ...(foreign?.containerType === 'module' && { containerType: 'module' as const }),
        ...(foreign?.rendersOnServer === false && { rendersOnServer: false }),
        ...(manifest && { manifest: url(manifest) }),
        routes: routes.map((route) => this.#withFiles(compilation, route, url)),
        statics,
        styles: files.filter((file) => file.endsWith('.css')).map(url),
        scripts: files.filter(isScript).map(url),
      },
      files: {
        ...Object.fromEntries(
          assets
            .filter((file) => !/\.(br|map)$/.test(file))
            .sort()
            .map((file) => [`browser/${file}`, assetIntegrity(compilation, file)]),
        ),
        ...(foreign?.rendersOnServer !== false && {
          [renderBundle]: integrityOf(readFileSync(join(outputFolder(this.#folder), renderBundle))),
        }),
      },
    };
  }

  #withFiles(compilation: Compilation, { chunk, ...route }: RouteMetadata, url: (file: string) => string) {
    const files = chunk === undefined ? [] : filesOf(compilation, chunk);
    if (chunk !== undefined && files.length === 0)
      throw new Error(
        `${route.path}: the build has no chunk '${chunk}'. Give its page a module that no other chunk imports, or leave the chunk out`,
      );
    return {
      ...route,
      ...(files.length > 0 && {
        scripts: files.filter(isScript).map(url),
        styles: files.filter((file) => file.endsWith('.css')).map(url),
      }),
    } as Descriptor['extras']['routes'][number];
  }
}

/** Returns each parcel's prop names, by the parcel's name; undefined if there are no parcels. */
function propsOf(files: readonly (readonly [name: string, ParcelFile])[]) {
  if (files.length === 0) return undefined;
  return Object.fromEntries(files.map(([name, { props }]) => [name, [...props]]));
}

const isScript = (file: string) => file.endsWith('.js');

/** The descriptor, the tools' copy of the manifest and the updates for open pages are outside the assets folder. */
const isPublished = (file: string) => !file.startsWith('../');

function filesOf(compilation: Compilation, chunkGroup: string): string[] {
  const group = compilation.namedChunkGroups.get(chunkGroup);
  return group ? group.getFiles().filter((file) => isPublished(file) && !file.endsWith('.map')) : [];
}

function assetIntegrity(compilation: Compilation, file: string): string {
  return integrityOf(compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0));
}
