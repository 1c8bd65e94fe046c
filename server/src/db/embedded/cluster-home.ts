import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { StartupError } from '../../lifecycle/startup-error.ts';
import { installedBinaries, type PostgresBinaries } from './binaries.ts';
import { type DatabaseUser, databaseUser } from './database-user.ts';
import { stopLeftBehind } from './left-behind.ts';
import { canEnter, canUse } from './reach.ts';

/** Where a data folder's database lives, and with which programs and as whom it runs. */
export interface ClusterHome {
  /** PostgreSQL's data folder; exists once it has been initialised. */
  readonly cluster: string;
  readonly binaries: PostgresBinaries;
  readonly user: DatabaseUser;
}

const recordSchema = v.object({ dataDir: v.string(), cluster: v.string() });

/**
 * Usually `postgresql` in the data folder, with the programs in node_modules. As root, the database's user may be
 * unable to enter these (a checkout below /root, or in a folder made by `mktemp -d`): then both are kept below
 * `outside`, and the data folder records where.
 */
export async function findClusterHome(
  dataDir: string,
  outside = '/var/lib/title24-compliance',
): Promise<ClusterHome> {
  const cluster = (await recordedCluster(dataDir)) ?? path.join(dataDir, 'postgresql');
  const user = await databaseUser(cluster);
  const installed = await installedBinaries();
  if (user === null) return { cluster, binaries: installed, user };
  const binaries = (await canUse(user, installed)) ? installed : await copyBinaries(installed, outside);
  if (await canEnter(user, existsSync(cluster) ? cluster : dataDir)) return { cluster, binaries, user };
  if (existsSync(cluster)) {
    throw new StartupError(
      `The database's user cannot enter ${cluster} any more. Let other users enter the folders above it (chmod o+x), ` +
        'or move the data folder back to where it was.',
    );
  }
  return { cluster: await clusterOutside(dataDir, outside), binaries, user };
}

const recordFile = (dataDir: string) => path.join(dataDir, 'database-home.json');

async function readRecord(dataDir: string): Promise<v.InferOutput<typeof recordSchema> | null> {
  const text = await readFile(recordFile(dataDir), 'utf8').catch(() => null);
  return text === null ? null : v.parse(recordSchema, JSON.parse(text));
}

const writeRecord = (dataDir: string, cluster: string) =>
  writeFile(recordFile(dataDir), `${JSON.stringify({ dataDir, cluster })}\n`);

async function recordedCluster(givenDataDir: string): Promise<string | null> {
  const dataDir = await realpath(givenDataDir);
  const record = await readRecord(dataDir);
  if (!record) return null;
  if (record.dataDir !== dataDir) {
    // Moved: the database follows. Copied: two servers must not share one database.
    const original = await readRecord(record.dataDir);
    if (original?.cluster === record.cluster) {
      throw new StartupError(
        `The data folder ${dataDir} is a copy of ${record.dataDir}, whose database lies outside of it. ` +
          `Remove ${recordFile(dataDir)} to start with an empty database.`,
      );
    }
    await writeRecord(dataDir, record.cluster);
  }
  return record.cluster;
}

async function clusterOutside(givenDataDir: string, outside: string): Promise<string> {
  const dataDir = await realpath(givenDataDir);
  const folder = path.join(outside, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  const cluster = path.join(folder, 'postgresql');
  if (existsSync(cluster)) {
    // Of an earlier data folder at the same path that has since been removed. Its data is kept, aside.
    await stopLeftBehind(cluster);
    await rename(cluster, `${cluster}.of-removed-data-folder-${Date.now()}`);
  }
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await writeRecord(dataDir, cluster);
  return cluster;
}

async function copyBinaries(installed: PostgresBinaries, outside: string): Promise<PostgresBinaries> {
  const folder = path.join(outside, `programs-${installed.version}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    await mkdir(outside, { recursive: true, mode: 0o711 });
    await cp(installed.folder, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: isNeededToRun,
    });
    await rename(unfinished, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      return rm(unfinished, { recursive: true });
    });
  }
  return { ...installed, folder };
}

/** Not headers and static libraries. */
const isNeededToRun = (file: string) => !file.endsWith('.a') && path.basename(file) !== 'include';
