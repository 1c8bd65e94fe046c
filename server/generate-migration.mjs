/**
 * `npm run generate-migration -w server -- --name what_changes`: writes the next migration from what changed in the tables.
 * drizzle-kit looks for drizzle-orm beside itself, and npm keeps it beside the server: this shows it the way.
 *
 * After a merge of two branches with migrations, the later snapshot lacks what the earlier migration made, and tests say so
 * (src/migrations.test.ts). Then run this, take the new snapshot for the later migration (under that one's `id`, with the
 * `id` of the snapshot before it as `prevId`), and undo the rest of what this has written.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const showTheWay = `
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('drizzle-orm') && context.conditions.includes('import')
        ? next(specifier, { ...context, parentURL: ${JSON.stringify(import.meta.url)} })
        : next(specifier, context),
  });`;

const { status } = spawnSync(
  process.execPath,
  [
    '--import',
    `data:text/javascript,${encodeURIComponent(showTheWay)}`,
    '../node_modules/drizzle-kit/bin.cjs',
    'generate',
    ...process.argv.slice(2),
  ],
  { cwd: folder, stdio: 'inherit', env: { ...process.env, NODE_PATH: 'node_modules' } },
);
process.exitCode = status ?? 1;
