import pg from 'pg';
import type { FileCopy } from './manifest.ts';
import { tablesOf } from './tables.ts';

/** SQL joins that supply the folder for file tables without a `folder` column. */
const folderJoins: Readonly<Record<string, { readonly column: string; readonly join: string }>> = {
  submission_files: {
    column: 'submissions.reference',
    join: 'join submissions on submissions.id = submission_id',
  },
};

/** Returns the files listed in file tables, except files with malware, which are in quarantine. */
export async function storedFiles(client: pg.Client): Promise<FileCopy[]> {
  const files: FileCopy[] = [];
  for (const { name, columns } of await tablesOf(client)) {
    if (!columns.includes('stored_name')) continue;
    const { column, join } = folderJoins[name] ?? { column: 'folder', join: '' };
    const { rows } = await client.query<FileCopy>(
      `select ${column} as folder, stored_name as "storedName", media_type as "mediaType", size::float8 as size, sha256
       from ${pg.escapeIdentifier(name)} ${join} where scan_state <> 'infected'`,
    );
    files.push(...rows);
  }
  return files;
}
