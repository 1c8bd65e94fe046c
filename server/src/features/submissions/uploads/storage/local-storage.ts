import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { isReference } from '@title24/shared-domain/full-service';
import { systemClock } from '../../../../platform/clock/clock.ts';
import { syncFolder } from '../../../../platform/files/sync-folder.ts';
import {
  type ByteRange,
  FileMissingError,
  type StoredSubmission,
  type SubmissionStorage,
} from './submission-storage.ts';

/** Marker file in a submission's folder until the database has the submission. */
const uncommittedMark = 'uncommitted';

/** Stores submissions in a folder on this machine: `<reference>/<stored name>`, infected files in `quarantine/`. */
export class LocalStorage implements SubmissionStorage {
  readonly isShared = false;
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async check(): Promise<void> {
    await stat(this.#root);
  }

  async submit(folder: string, { reference }: StoredSubmission): Promise<void> {
    const mark = await open(path.join(folder, uncommittedMark), 'wx', 0o600);
    await mark.close();
    await syncFolder(folder);
    await rename(folder, this.#folder(reference));
    await syncFolder(this.#root);
  }

  async commit(reference: string): Promise<void> {
    await rm(path.join(this.#folder(reference), uncommittedMark), { force: true });
  }

  async discard(reference: string): Promise<void> {
    await rm(this.#folder(reference), { recursive: true, force: true });
  }

  async uncommittedFor(ms: number): Promise<readonly string[]> {
    const latest = systemClock.now().getTime() - ms;
    const found: string[] = [];
    for (const reference of (await readdir(this.#root)).filter(isReference)) {
      const mark = await stat(path.join(this.#folder(reference), uncommittedMark)).catch(() => null);
      if (mark && mark.mtimeMs <= latest) found.push(reference);
    }
    return found;
  }

  async read(reference: string, storedName: string, range?: ByteRange): Promise<Readable> {
    const file = path.join(this.#folder(reference), storedName);
    const handle = await open(file, 'r').catch((cause: unknown) => {
      throw new FileMissingError(`${reference}/${storedName} is not in the data folder`, { cause });
    });
    return createReadStream(file, { fd: handle, ...range });
  }

  async isolate(reference: string, storedName: string): Promise<void> {
    const quarantine = path.join(this.#root, 'quarantine', reference);
    await mkdir(quarantine, { recursive: true, mode: 0o700 });
    await rename(path.join(this.#folder(reference), storedName), path.join(quarantine, storedName)).catch(
      async (error: unknown) => {
        if (!(await stat(path.join(quarantine, storedName)).catch(() => null))) throw error;
      },
    );
    await syncFolder(quarantine);
  }

  async remove(reference: string): Promise<void> {
    await rm(this.#folder(reference), { recursive: true, force: true });
    await rm(path.join(this.#root, 'quarantine', reference), { recursive: true, force: true });
  }

  #folder(reference: string): string {
    return path.join(this.#root, reference);
  }
}
