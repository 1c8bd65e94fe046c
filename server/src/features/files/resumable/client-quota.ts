interface Owned {
  readonly client: string;
  readonly bytes: number;
}

/** Thrown if a new upload would exceed its client's quota. */
export class QuotaError extends Error {
  override readonly name = 'QuotaError';
}

/**
 * Counts the bytes that each client has announced for uploads that are not submitted yet, so that no client can fill
 * the disk.
 */
export class ClientQuota {
  readonly #limit: number;
  readonly #uploads = new Map<string, Owned>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts an upload, even if it exceeds its client's quota. */
  count(id: string, upload: Owned): void {
    this.#uploads.set(id, upload);
  }

  /** Counts an upload. @throws QuotaError if the upload would exceed its client's quota */
  take(id: string, upload: Owned): void {
    if (!this.hasRoom(upload)) throw new QuotaError('This client has too many unfinished uploads');
    this.count(id, upload);
  }

  hasRoom({ client, bytes }: Owned): boolean {
    const taken = this.#of(client).reduce((sum, [, owned]) => sum + owned.bytes, 0);
    return taken + bytes <= this.#limit;
  }

  get ids(): readonly string[] {
    return [...this.#uploads.keys()];
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
