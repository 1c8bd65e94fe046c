import { readFile } from 'node:fs/promises';
import { DocumentError, type DocumentTerms, type Signed, verifyDocument } from '@title24/remote-kit/contract';
import * as v from 'valibot';
import { siteClock } from '../../../clock/clock.ts';
import type { PublishedFiles } from '../published-files.ts';
import type { RegistryKey } from './registry-key.ts';
import { type KeptRelease, type RegistryRecords, recordsOf } from './registry-records.ts';

/** How long the kept registry may serve instead of the database, in milliseconds: 30 days. */
const lifetimeMs = 30 * 86_400_000;

const release = v.object({ id: v.pipe(v.number(), v.integer()), name: v.string(), version: v.string() });

const keptDocument = v.object({
  registry: v.string(),
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
  readonly key: RegistryKey;
  readonly files: Pick<PublishedFiles, 'lastGoodDocument' | 'write'>;
  readonly log: { warn(details: object, message: string): void };
}

/**
 * What served last on this machine, signed: for when the registry cannot be read, and to detect one that is older than
 * what was served. It is trusted only with the site's signature, for this registry, and until it expires.
 */
export class KeptRegistry {
  readonly #options: Options;
  /** Undefined until it is read. */
  #document: Signed<KeptDocument> | null | undefined;
  #told = '';

  constructor(options: Options) {
    this.#options = options;
  }

  /** Keeps what serves now. A failure to write it is logged. */
  async keep({ revision }: RegistryRecords, serving: readonly KeptRelease[]): Promise<void> {
    const { key, files, log } = this.#options;
    const now = siteClock.now().getTime();
    const content: KeptDocument & DocumentTerms = {
      registry: key.registry,
      revision,
      issuedAt: new Date(now).toISOString(),
      expiresAt: new Date(now + lifetimeMs).toISOString(),
      parts: serving.map(({ release: { id, name, version }, stored }) => ({
        release: { id, name, version },
        stored: {
          name: stored.name,
          version: stored.version,
          descriptor: stored.descriptor,
          files: stored.files,
          blobs: stored.blobs,
          renderBundle: stored.renderBundle,
          sweptAt: null,
        },
      })),
    };
    const document = key.sign(content);
    this.#document = document;
    try {
      await files.write(files.lastGoodDocument, Buffer.from(JSON.stringify(document)));
    } catch (err) {
      log.warn({ err }, 'What serves now could not be kept for when the registry cannot be read');
    }
  }

  /** Returns what was kept, if it may be used; null otherwise. */
  async last(): Promise<RegistryRecords | null> {
    this.#document ??= await this.#read();
    const document = this.#document;
    if (!document || Date.parse(document.expiresAt) <= siteClock.now().getTime()) return null;
    return recordsOf(document.revision, document.parts);
  }

  async #read(): Promise<Signed<KeptDocument> | null> {
    const { key, files, log } = this.#options;
    const path = files.lastGoodDocument;
    try {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (text === null) return null;
      const trust = { key: key.publicKey, revision: 0 };
      const document = await verifyDocument(parsed(text), trust, siteClock.now().getTime());
      if (!v.is(keptDocument, document)) throw new DocumentError('malformed');
      // It says nothing about another database.
      return document.registry === key.registry ? document : null;
    } catch (err) {
      const problem = (err as Error).message;
      if (this.#told !== problem)
        log.warn({ err, path }, 'What was kept of the registry is not used; the next change replaces it');
      this.#told = problem;
      return null;
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DocumentError('malformed', { cause });
  }
}
