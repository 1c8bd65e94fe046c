import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { PublishedFiles } from './published-files.ts';
import { type KeptRelease, type RegistryRecords, recordsOf } from './registry-records.ts';
import { writeWhole } from './store/write-whole.ts';

const release = v.object({ id: v.pipe(v.number(), v.integer()), name: v.string(), version: v.string() });

const keptDocument = v.object({
  registry: v.string(),
  revision: v.pipe(v.number(), v.safeInteger()),
  parts: v.array(
    v.object({
      release,
      stored: v.object({
        name: v.string(),
        version: v.string(),
        descriptor: v.unknown(),
        files: v.unknown(),
        blobs: v.unknown(),
        renderBundle: v.boolean(),
        sweptAt: v.null(),
      }),
    }),
  ),
});

type KeptDocument = v.InferOutput<typeof keptDocument>;

interface Options {
  readonly files: Pick<PublishedFiles, 'lastGoodDocument'>;
  readonly log: { warn(details: object, message: string): void };
}

/** Keeps a copy of the last served registry, in case the database cannot be read or is out of date. */
export class KeptRegistry {
  readonly #options: Options;
  /** Undefined before the file is read; null without a valid file. */
  #document: KeptDocument | null | undefined;
  #loggedProblem = '';

  constructor(options: Options) {
    this.#options = options;
  }

  /** Stores the served releases. Logs a failed write. */
  async keep({ registry, revision }: RegistryRecords, serving: readonly KeptRelease[]): Promise<void> {
    const { files, log } = this.#options;
    const document: KeptDocument = {
      registry,
      revision,
      parts: serving.map(({ release, stored }) => ({ release, stored: { ...stored, sweptAt: null } })),
    };
    this.#document = document;
    try {
      await writeWhole(files.lastGoodDocument, Buffer.from(JSON.stringify(document)));
    } catch (err) {
      log.warn({ err }, 'Could not save the last known good registry');
    }
  }

  /** Returns the stored registry; null if it is missing or unreadable. */
  async last(): Promise<RegistryRecords | null> {
    this.#document ??= await this.#read();
    return this.#document && recordsOf(this.#document, this.#document.parts);
  }

  async #read(): Promise<KeptDocument | null> {
    const { files, log } = this.#options;
    const path = files.lastGoodDocument;
    try {
      return v.parse(keptDocument, JSON.parse(await readFile(path, 'utf8')));
    } catch (err) {
      const { code, message } = err as NodeJS.ErrnoException;
      if (code !== 'ENOENT' && this.#loggedProblem !== message)
        log.warn({ err, path }, 'The kept registry is not used; the next change replaces it');
      this.#loggedProblem = message;
      return null;
    }
  }
}
