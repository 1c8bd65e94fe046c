interface Owned {
  readonly client: string;
  readonly bytes: number;
}

/** A client has as many bytes in unfinished uploads as one may have. */
export class QuotaError extends Error {
  override readonly name = 'QuotaError';
}

/**
 * The bytes that each client has announced in uploads that are no submission yet, so that none fills the disk for all
 * others with what it never sends.
 */
export class ClientQuota {
  readonly #limit: number;
  readonly #uploads = new Map<string, Owned>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts an upload, whether there is room for it or not. */
  count(id: string, upload: Owned): void {
    this.#uploads.set(id, upload);
  }

  /** Counts an upload. @throws QuotaError if there is no room for it */
  take(id: string, upload: Owned): void {
    if (!this.hasRoom(upload)) throw new QuotaError('This client has too many unfinished uploads');
    this.count(id, upload);
  }

  hasRoom({ client, bytes }: Owned): boolean {
    const taken = this.#of(client).reduce((sum, [, owned]) => sum + owned.bytes, 0);
    return taken + bytes <= this.#limit;
  }

  idsOf(client: string): readonly string[] {
    return this.#of(client).map(([id]) => id);
  }

  release(id: string): void {
    this.#uploads.delete(id);
  }

  #of(client: string) {
    return [...this.#uploads].filter(([, owned]) => owned.client === client);
  }
}
