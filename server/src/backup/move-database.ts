import { pipeline } from 'node:stream/promises';
import { appliedMigrations } from '../platform/db/check-migrations.ts';
import { prepareEmpty } from './restore-backup.ts';
import { fillTables, rowsOf, sequencesOf, tablesOf, withClient, withSnapshot } from './tables.ts';

/**
 * Copies the rows of one database into an empty one, except the rows of unfinished uploads. Copies no files.
 * @returns the number of copied tables
 * @throws BackupError if the target database contains a site's data, or if the source database's migrations are not
 * those of this release. In that case, nothing has been written.
 */
export function moveDatabase(from: string, to: string): Promise<number> {
  return withSnapshot(from, async (source) => {
    await prepareEmpty(to, await appliedMigrations(source));
    const tables = await tablesOf(source);
    const sequences = await sequencesOf(source);
    await withClient(to, (target) =>
      fillTables(target, { tables, sequences }, (table, into) => pipeline(rowsOf(source, table), into)),
    );
    return tables.length;
  });
}
