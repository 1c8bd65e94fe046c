import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { workspace } from '../setup/workspace.mjs';

const source = join(workspace, 'server/src');

const entries = [
  'main.ts',
  'cli/account.ts',
  'cli/backup.ts',
  'cli/bounce.ts',
  'cli/publish-remote.ts',
  'cli/rollback.ts',
  'features/help-sheets/pdf/sheet-worker.ts',
];

/** Files that the server reads at run time. In a release, they are beside the code. */
const companions = [
  'platform/db/migrations',
  'platform/composition/rendering/renderer-program.cjs',
  'platform/composition/rendering/launcher-program.cjs',
  'platform/composition/rendering/confine-renderer.sh',
  'platform/composition/smoke/confine-chromium.sh',
];

/**
 * Packages whose files are looked up on disk at run time. {@link copyPackages} copies these packages beside the bundle.
 */
export const unbundled = [
  'lightningcss',
  'piscina',
  'playwright-core',
  'react',
  'react-dom',
  '@expo-google-fonts/source-sans-3',
];

const places = new Map([
  ['../../..', '..'],
  ...entries.map((file) => [basename(file), basename(file).replace(/\.ts$/, '.js')]),
  ...companions.map((file) => [basename(file), basename(file)]),
]);

/**
 * Rewrites each `new URL('…', import.meta.url)` to the location of the named file in a release.
 * @throws Error if a release does not contain the file
 */
const relocate = {
  name: 'relocate',
  setup(bundler) {
    bundler.onLoad({ filter: /\/(server\/src|embedded-postgres)\/.*\.ts$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      const contents = code.replaceAll(/new URL\('([^']+)', import\.meta\.url\)/g, (_, file) => {
        const place = places.get(file) ?? places.get(basename(file));
        if (!place)
          throw new Error(`${path} reads ${file}, which scripts/release/bundle-server.mjs does not know`);
        return `new URL('./${place}', import.meta.url)`;
      });
      return { contents, loader: 'ts' };
    });
  },
};

/**
 * Bundles the server's programs and all their imports, except {@link unbundled}, with source maps.
 * @param {string} folder output folder for the programs and their companion files
 */
export async function bundleServer(folder) {
  await build({
    entryPoints: entries.map((file) => join(source, file)),
    entryNames: '[name]',
    outdir: folder,
    bundle: true,
    minifyWhitespace: true,
    // For an uncaught error, Node prints the line that threw it, so lines must not be long.
    lineLimit: 200,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    // pg-native is an optional dependency of pg, and is not installed.
    external: [...unbundled, 'pg-native'],
    // Bundled CommonJS packages load Node's modules with `require`, which an ES module must create.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    plugins: [relocate],
    logLevel: 'error',
  });
  for (const file of companions)
    cpSync(join(source, file), join(folder, basename(file)), { recursive: true });
}
