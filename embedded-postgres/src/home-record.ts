import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

const recordSchema = v.object({ dataDir: v.string(), cluster: v.string() });

const recordFile = (dataDir: string) => path.join(dataDir, 'database-home.json');

/**
 * Returns the path of the file that names a cluster's data folder. The file is next to the cluster, and exists only for
 * clusters stored outside their data folder.
 */
export const ownerFile = (cluster: string) => path.join(path.dirname(cluster), 'data-folder');

/**
 * For a cluster outside its data folder, writes the cluster's path to a file in the data folder, and the data folder's
 * path to a file next to the cluster.
 */
export async function recordHome(dataDir: string, cluster: string): Promise<void> {
  await writeFile(ownerFile(cluster), dataDir);
  await writeFile(recordFile(dataDir), `${JSON.stringify({ dataDir, cluster })}\n`);
}

/**
 * Returns the database location recorded in the data folder, or null if none is recorded. A moved data folder keeps its
 * database.
 * @throws EmbeddedDatabaseError if the record cannot be read. Also thrown if the data folder is a copy of another one,
 * because two servers must not share a database.
 */
export async function recordedCluster(dataDir: string): Promise<string | null> {
  const record = await readRecord(dataDir);
  if (!record) return null;
  if (record.dataDir !== dataDir) {
    const original = await readRecord(record.dataDir);
    if (original?.cluster === record.cluster) {
      throw new EmbeddedDatabaseError(
        `The data folder ${dataDir} is a copy of ${record.dataDir}, whose database is in another folder. ` +
          `Remove ${recordFile(dataDir)} to start with an empty database.`,
      );
    }
    await recordHome(dataDir, record.cluster);
  }
  return record.cluster;
}

async function readRecord(dataDir: string): Promise<v.InferOutput<typeof recordSchema> | null> {
  const file = recordFile(dataDir);
  try {
    return v.parse(recordSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new EmbeddedDatabaseError(
      `${file}, which records where the database is stored, cannot be read. Restore it from a backup, or remove it to start with an empty database.`,
      { cause },
    );
  }
}
