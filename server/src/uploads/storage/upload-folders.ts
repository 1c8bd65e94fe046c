import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from './sync-folder.ts';

/** Stands in a submission's folder until the database has the submission; see {@link sweepUploads}. */
export const uncommittedMark = 'uncommitted';

/** Where uploads lie: `incoming/<id>/` while they arrive, `<reference>/` once they are submitted. */
export class UploadFolders {
  readonly root: string;
  readonly incoming: string;

  constructor(dataDir: string) {
    this.root = path.join(dataDir, 'uploads');
    this.incoming = path.join(this.root, 'incoming');
  }

  /** A new empty folder for what is arriving; answers its path. */
  async open(): Promise<string> {
    const folder = path.join(this.incoming, randomUUID());
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  }

  /** Moves an incoming folder to its reference, with all names on the disk, marked as not yet committed. */
  async submit(folder: string, reference: string): Promise<void> {
    const mark = await open(path.join(folder, uncommittedMark), 'wx', 0o600);
    await mark.close();
    await syncFolder(folder);
    await rename(folder, this.of(reference));
    await syncFolder(this.root);
  }

  /** The submission is in the database: its folder stays. */
  async commit(reference: string): Promise<void> {
    await rm(path.join(this.of(reference), uncommittedMark), { force: true });
  }

  async remove(folder: string): Promise<void> {
    await rm(folder, { recursive: true, force: true });
  }

  /** The folder of a submission's files. */
  of(reference: string): string {
    return path.join(this.root, reference);
  }
}
