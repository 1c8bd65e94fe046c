import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface SmallBuild {
  readonly name: string;
  readonly kind?: 'host' | 'remote';
  readonly contract?: string;
  readonly paths?: readonly string[];
  /** Body of the render function; gets `request`. */
  readonly render: string;
  readonly statics?: Readonly<Record<string, string>>;
}

/** Writes a build as shared-config/build does, without webpack: `<workspace>/<name>/dist/production`. */
export async function writeSmallBuild(workspace: string, build: SmallBuild): Promise<void> {
  const { name, kind = 'remote', contract = '^1.0.0', paths = [], render, statics = {} } = build;
  const folder = join(workspace, name, 'dist/production');
  await mkdir(join(folder, 'browser'), { recursive: true });
  await mkdir(join(folder, 'render'), { recursive: true });
  const script = `/* ${name}: ${render} */`;
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16);
  const file = `remoteEntry.${hash}.js`;
  await writeFile(join(folder, 'browser', file), script);
  for (const [asset, content] of Object.entries(statics))
    await writeFile(join(folder, 'browser', asset), content);
  await writeFile(join(folder, 'render/render.cjs'), `exports.render = (request) => { ${render} };`);
  const descriptor = {
    name,
    url: `/assets/${name}/${file}`,
    metadata: { integrity: `sha384-${createHash('sha384').update(script).digest('base64')}` },
    extras: {
      kind,
      contract,
      container: name.replaceAll('-', '_'),
      routes: paths.map((path) => ({ path, title: `Title of ${path}`, heading: 'H', description: 'D' })),
      statics: Object.fromEntries(
        Object.keys(statics).map((asset) => [`/static/${asset}`, `/assets/${name}/${asset}`]),
      ),
      styles: [],
      scripts: [],
    },
  };
  await writeFile(join(folder, 'remote.json'), JSON.stringify(descriptor));
  await writeFile(join(workspace, name, 'package.json'), JSON.stringify({ version: '1.0.0' }));
}
