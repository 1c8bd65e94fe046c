import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '@title24/remote-kit/registry';
import { testEntry } from '@title24/remote-kit/testing/entries';

export interface SmallBuild {
  readonly name: string;
  readonly contract?: string;
  readonly paths?: readonly string[];
  /** Body of the render function with the parameter `request`, or a whole bundle; null for no render bundle. */
  readonly render: string | Buffer | null;
  readonly statics?: Readonly<Record<string, string>>;
  /** Additional browser files by path. The scripts among them are also listed in the descriptor's `extras.scripts`. */
  readonly assets?: Readonly<Record<string, string | Uint8Array>>;
  /** Changes the descriptor before it is written. */
  readonly edit?: (descriptor: SmallDescriptor) => void;
}

/** Returns a build with `text` in its page and in one of its scripts. */
export const smallBuild = (name: string, text: string, more: Partial<SmallBuild> = {}): SmallBuild => ({
  name,
  paths: name === 'shell' ? [] : [`/${name}`],
  render: `return { head: '', top: '', bottom: '', main: '<p>${text}</p>' };`,
  assets: { [`chunk.${text}.js`]: `chunk('${text}')` },
  ...more,
});

/** Content of `remote.json`, which tests can corrupt. */
export interface SmallDescriptor {
  name: string;
  url: string;
  metadata: { integrity: string };
  extras: Record<string, unknown>;
  files: Record<string, string>;
}

/** Writes a build to `<workspace>/<name>/dist/production`, as shared-config/build does but without webpack. */
export async function writeSmallBuild(workspace: string, build: SmallBuild): Promise<void> {
  const { name, contract, paths = [], render, statics = {}, assets = {} } = build;
  const folder = join(workspace, name, 'dist/production');
  // Removes old output, as webpack does.
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'browser'), { recursive: true });
  await mkdir(join(folder, 'render'), { recursive: true });
  const script = `/* ${name}: ${render} */`;
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16);
  const file = `remoteEntry.${hash}.js`;
  const contents = new Map<string, string | Uint8Array>([[`browser/${file}`, script]]);
  if (render !== null)
    contents.set(
      'render/render.cjs',
      typeof render === 'string' ? `exports.render = (request) => { ${render} };` : render,
    );
  for (const [asset, content] of Object.entries({ ...statics, ...assets }))
    contents.set(`browser/${asset}`, content);
  for (const [path, content] of contents) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const integrity = (content: string | Uint8Array) => integrityOf(Buffer.from(content));
  const descriptor: SmallDescriptor = {
    name,
    url: `/assets/${name}/${file}`,
    metadata: { integrity: integrity(script) },
    extras: {
      ...testEntry(name, {
        ...(contract !== undefined && { contract }),
        routes: paths.map((path) => ({
          path,
          samples: [path.replace(/:\w+|\*/g, 'sample')],
          title: `Title of ${path}`,
        })),
      }).extras,
      statics: Object.fromEntries(
        Object.keys(statics).map((asset) => [`/static/${asset}`, `/assets/${name}/${asset}`]),
      ),
      scripts: Object.keys(assets)
        .filter((asset) => asset.endsWith('.js'))
        .map((asset) => `/assets/${name}/${asset}`),
    },
    files: Object.fromEntries(
      [...contents]
        .filter(([path]) => !/\.(br|map)$/.test(path))
        .map(([path, content]) => [path, integrity(content)]),
    ),
  };
  build.edit?.(descriptor);
  await writeFile(join(folder, 'remote.json'), JSON.stringify(descriptor));
  await writeFile(join(workspace, name, 'package.json'), JSON.stringify({ version: '1.0.0' }));
}
