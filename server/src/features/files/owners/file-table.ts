import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { FileOwner, ScannedFile } from './file-owner.ts';

type ScannedTable = PgTable & Record<'id' | 'scanState', PgColumn>;
type FileTable = ScannedTable & Record<'folder', PgColumn>;

interface Dependencies<Table extends ScannedTable> {
  readonly database: Database;
  readonly clock: Clock;
  readonly table: Table;
  readonly reportInfected?: (
    transaction: Transaction,
    file: Table['$inferSelect'],
    finding: string,
  ) => Promise<void>;
  readonly wake?: () => void;
}

type Scanning = Pick<FileOwner, 'waiting' | 'markClean' | 'markInfected'>;

/** Returns functions to store scan results and to list a table's files that are waiting for the virus scanner. */
export function scannedTable<Table extends ScannedTable>(dependencies: Dependencies<Table>): Scanning {
  const { database, clock, table, reportInfected, wake } = dependencies;
  const files: ScannedTable = table;
  const isWaiting = eq(files.scanState, 'waiting');
  return {
    async waiting() {
      const rows = await database.select({ id: files.id }).from(files).where(isWaiting);
      return rows.map(({ id }) => String(id));
    },

    async markClean(id) {
      await database
        .update(files)
        .set({ scanState: 'clean', scannedAt: clock.now() })
        .where(and(eq(files.id, id), isWaiting));
    },

    async markInfected(id, finding) {
      await database.transaction(async (transaction) => {
        const [file] = await transaction
          .update(files)
          .set({ scanState: 'infected', scanFinding: finding, scannedAt: clock.now() })
          .where(and(eq(files.id, id), isWaiting))
          .returning();
        if (file) await reportInfected?.(transaction, file, finding);
      });
      wake?.();
    },
  };
}

/** Returns the {@link FileOwner} methods for scanning and cleanup. The file table must have a `folder` column. */
export function fileTable<Table extends FileTable>(
  dependencies: Dependencies<Table>,
): Scanning & Pick<FileOwner, 'isCommitted' | 'findScanned'> {
  const { database } = dependencies;
  const files: FileTable = dependencies.table;
  return {
    ...scannedTable(dependencies),

    async isCommitted(folder) {
      return (await database.$count(files, eq(files.folder, folder))) > 0;
    },

    async findScanned(id) {
      const [file] = await database.select().from(files).where(eq(files.id, id));
      return (file as ScannedFile | undefined) ?? null;
    },
  };
}
