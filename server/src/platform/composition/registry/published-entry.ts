import { parseRegistryEntry, type RegistryEntry } from '@title24/remote-kit/contract';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { remoteVersions } from './remote-versions.table.ts';

/** Returns a version's descriptor; null if it is malformed. */
export async function publishedEntry(
  db: Database | Transaction,
  { name, version }: { readonly name: string; readonly version: string },
): Promise<RegistryEntry | null> {
  const [row] = await db
    .select({ descriptor: remoteVersions.descriptor })
    .from(remoteVersions)
    .where(and(eq(remoteVersions.name, name), eq(remoteVersions.version, version)));
  const parsed = parseRegistryEntry(row?.descriptor);
  return 'entry' in parsed ? parsed.entry : null;
}
