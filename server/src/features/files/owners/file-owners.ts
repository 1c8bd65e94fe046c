import type { FileOwner, ScannedFile } from './file-owner.ts';

/** Registry of the features that store files. */
export class FileOwners {
  readonly #owners: FileOwner[] = [];

  /** Adds a feature. Must be called before the server is ready. */
  add(owner: FileOwner): void {
    this.#owners.push(owner);
  }

  named(name: string): FileOwner | undefined {
    return this.#owners.find((owner) => owner.name === name);
  }

  /** Returns whether a database row refers to the folder, or null if no feature owns the folder. */
  async isCommitted(folder: string): Promise<boolean | null> {
    const owner = this.#owners.find(({ folderPrefix }) => folder.startsWith(folderPrefix));
    return owner ? owner.isCommitted(folder) : null;
  }

  async waiting(): Promise<readonly string[]> {
    return (await Promise.all(this.#owners.map((owner) => owner.waiting()))).flat();
  }

  async ownerOf(id: string): Promise<{ readonly owner: FileOwner; readonly file: ScannedFile } | null> {
    for (const owner of this.#owners) {
      const file = await owner.findScanned(id);
      if (file) return { owner, file };
    }
    return null;
  }
}
