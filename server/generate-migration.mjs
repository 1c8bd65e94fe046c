/**
 * `npm run generate-migration -w server -- --name what_changes` writes the next migration from the changes to the table
 * definitions.
 *
 * `npm run generate-migration -w server -- --baseline` replaces all migrations with one, and keeps what the first
 * migration contains below the line 'Written by hand'. Use it only before the first tagged release: the server refuses
 * to start on a database created before the replacement.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureDependencies } from '../scripts/setup/ensure-dependencies.mjs';

ensureDependencies({ tools: true });

const folder = fileURLToPath(new URL('.', import.meta.url));
const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    baseline: { type: 'boolean', default: false },
    schema: { type: 'string', default: './src/tables.ts' },
    out: { type: 'string', default: './src/platform/db/migrations' },
  },
});
const migrations = resolve(folder, values.out);
const baseline = join(migrations, '0000_baseline.sql');

// drizzle-kit searches its own folder for drizzle-orm, but npm installs it in the server's folder.
const resolveDrizzle = `
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('drizzle-orm') && context.conditions.includes('import')
        ? next(specifier, { ...context, parentURL: ${JSON.stringify(import.meta.url)} })
        : next(specifier, context),
  });`;

function generate(name) {
  const { status } = spawnSync(
    process.execPath,
    [
      ...['--import', `data:text/javascript,${encodeURIComponent(resolveDrizzle)}`],
      ...['../node_modules/drizzle-kit/bin.cjs', 'generate', '--dialect', 'postgresql'],
      ...[
        '--schema',
        values.schema,
        '--out',
        relative(folder, migrations),
        ...(name ? ['--name', name] : []),
      ],
    ],
    { cwd: folder, stdio: 'inherit', env: { ...process.env, NODE_PATH: 'node_modules' } },
  );
  if (status !== 0) process.exit(status ?? 1);
}

/** Deletes all snapshots except the newest, because drizzle-kit compares the tables only with the newest. */
function keepNewestSnapshot() {
  const meta = join(migrations, 'meta');
  const snapshots = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort();
  const newest = join(meta, snapshots.pop());
  for (const name of snapshots) rmSync(join(meta, name));
  const { tables, ...others } = JSON.parse(readFileSync(newest, 'utf8'));
  const lines = Object.entries(tables).map(
    ([name, table]) => `${JSON.stringify(name)}:${JSON.stringify(table)}`,
  );
  // Writes each table on a separate line, so that branches with changes to different tables merge without conflicts.
  const head = JSON.stringify({ ...others, prevId: '00000000-0000-0000-0000-000000000000' }).slice(0, -1);
  writeFileSync(newest, `${head},"tables":{\n${lines.join(',\n')}\n}}\n`);
}

if (values.baseline) {
  const [, byHand] = readFileSync(baseline, 'utf8').split(/^(?=-- Written by hand)/m);
  rmSync(migrations, { recursive: true });
  generate('baseline');
  writeFileSync(baseline, `${readFileSync(baseline, 'utf8').trimEnd()}\n--> statement-breakpoint\n${byHand}`);
} else generate(values.name);
keepNewestSnapshot();
