/**
 * `npm run release [-- FOLDER]`: creates site-<version>.tar.gz in dist or FOLDER. A site from this archive needs only
 * Node 24 (docs/production.md).
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from './setup/build.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { partsOf } from './setup/parts.mjs';
import { workspace } from './setup/workspace.mjs';

ensureDependencies({ tools: true });
if (!(await build()) || !(await build({ only: ['shell'], script: 'build:development' }))) process.exit(1);

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const { version } = manifestOf(workspace);
const name = `site-${version}`;
const dist = resolve(process.argv[2] ?? join(workspace, 'dist'));
const folder = join(dist, name);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

// These modules need packages that are installed above.
const { bundleServer, unbundled } = await import('./release/bundle-server.mjs');
const { copyPackages } = await import('./release/copy-packages.mjs');
const { licenseTexts } = await import('./release/license-texts.mjs');
const { packKit } = await import('./kit/pack-kit.mjs');
await bundleServer(join(folder, 'server'));
copyPackages(unbundled, folder);

for (const part of partsOf(workspace)) {
  const place = join(folder, 'parts', part);
  cpSync(join(workspace, part, 'dist/production'), join(place, 'dist/production'), { recursive: true });
  writeFileSync(
    join(place, 'package.json'),
    JSON.stringify({ name: part, version: manifestOf(join(workspace, part)).version }),
  );
}
// The site serves the kit's packages to teams that create remotes.
const kit = join(folder, 'parts/shared-config/dist/kit');
packKit(kit);
cpSync(join(workspace, 'scripts/release/site.mjs'), join(folder, 'site.mjs'));
cpSync(join(workspace, 'deploy'), join(folder, 'deploy'), { recursive: true });
cpSync(join(workspace, 'docs'), join(folder, 'docs'), {
  recursive: true,
  filter: (source) => !source.endsWith('.test.ts'),
});
cpSync(join(workspace, 'LICENSE'), join(folder, 'LICENSE'));
const npm = (...args) =>
  execFileSync('npm', args, { cwd: workspace, encoding: 'utf8', maxBuffer: 100_000_000 });
writeFileSync(
  join(folder, 'sbom.cdx.json'),
  npm('sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'),
);
const installed = npm('ls', '--all', '--omit=dev', '--parseable').trim().split('\n');
writeFileSync(join(folder, 'LICENSES.txt'), licenseTexts(installed));
execFileSync('tar', ['--owner=0', '--group=0', '--sort=name', '-czf', `${name}.tar.gz`, name], { cwd: dist });
console.log(join(dist, `${name}.tar.gz`));
