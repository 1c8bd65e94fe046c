import type { PartFiles } from '@title24/remote-kit/registry';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { remoteVersions } from '../remote-versions.table.ts';
import type { Candidate, GateProblem } from './candidate.ts';

/**
 * Finds a candidate's files in `browser/` that differ from a file with the same path in another version of the part.
 * Browsers cache these files forever, so their content must never change.
 */
export async function changedFiles(
  db: Database | Transaction,
  { entry }: Candidate,
  files: PartFiles,
): Promise<GateProblem[]> {
  const problems: GateProblem[] = [];
  const { rows } = await db.execute<{ file: string; version: string }>(sql`
    select distinct on (known.key) known.key as file, version
    from ${remoteVersions}, jsonb_each_text(coalesce(files, '{}')) known
    where name = ${entry.name} and version <> ${entry.metadata.version} and known.key like 'browser/%'
      and ${JSON.stringify(files)}::jsonb ->> known.key <> known.value
    order by known.key, version`);
  for (const { file, version } of rows) {
    problems.push({
      gate: 'files',
      message: `${file} was published with other content in ${version}, and pages that are open rely on it.`,
      remedy: 'Give the file a new name, with a hash of its content, and build again.',
    });
  }
  return problems;
}
