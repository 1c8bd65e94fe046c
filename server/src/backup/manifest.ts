import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { BackupError } from './backup-error.ts';

const content = {
  /** In bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** SHA-256 of the content, in lowercase hexadecimal. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
};

/** A name without path separators or a leading dot. Joined to a folder's path, it stays inside the folder. */
const plainName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_][A-Za-z0-9._-]*$/));

const manifestSchema = v.strictObject({
  format: v.literal(1),
  /** When the backup began, in ISO 8601 format. */
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  migrations: v.pipe(v.array(v.string()), v.minLength(1)),
  /**
   * Table rows in PostgreSQL's COPY format, compressed in `tables/<name>.gz`. `size` and `sha256` are those
   * of the uncompressed rows.
   */
  tables: v.array(
    v.strictObject({ name: plainName, columns: v.array(plainName), rows: v.number(), ...content }),
  ),
  sequences: v.array(
    v.strictObject({ name: plainName, last: v.nullable(v.pipe(v.string(), v.regex(/^\d+$/))) }),
  ),
  /** Uploaded files, in `files/<folder>/<storedName>`. */
  files: v.array(
    v.strictObject({ folder: plainName, storedName: plainName, mediaType: v.string(), ...content }),
  ),
  /** Files of published parts, in `blobs/<key>`. */
  blobs: v.array(v.strictObject({ integrity: v.string(), key: plainName, ...content })),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;
export type TableCopy = Manifest['tables'][number];
export type FileCopy = Manifest['files'][number];
export type BlobCopy = Manifest['blobs'][number];

export const unfinished = '.unfinished';

const manifestFile = (folder: string) => path.join(folder, 'backup.json');

/** Returns functions that locate the files of the backup in `folder`. */
export const backupPaths = (folder: string) => ({
  table: ({ name }: Pick<TableCopy, 'name'>) => path.join(folder, 'tables', `${name}.gz`),
  file: (file: Pick<FileCopy, 'folder' | 'storedName'>) =>
    path.join(folder, 'files', file.folder, file.storedName),
  blob: ({ key }: Pick<BlobCopy, 'key'>) => path.join(folder, 'blobs', key),
});

/** Writes the manifest into a backup folder and flushes it to disk. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true });
}

/**
 * Reads the manifest of a finished backup.
 * @throws BackupError if the folder is not a finished backup, or if its manifest is damaged
 */
export async function readManifest(folder: string): Promise<Manifest> {
  // An unfinished backup may contain a manifest, because its folder is renamed after the manifest is written.
  if (path.resolve(folder).endsWith(unfinished))
    throw new BackupError(`${folder} is not a backup: it was cut off. Use another backup.`);
  const text = await readFile(manifestFile(folder), 'utf8').catch((cause: unknown) => {
    throw new BackupError(
      `${folder} is not a backup: it has no backup.json. Name the folder that the backup command printed.`,
      { cause },
    );
  });
  try {
    return v.parse(manifestSchema, JSON.parse(text));
  } catch (cause) {
    throw new BackupError(`${manifestFile(folder)} is damaged. Use another backup.`, { cause });
  }
}
