import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { IncomingFolders } from '../../features/files/storage/incoming-folders.ts';
import { LocalStorage } from '../../features/files/storage/local-storage.ts';
import { folderBlobStore } from '../../platform/composition/registry/store/open-blob-store.ts';
import type { SeededDataDir } from '../../platform/db/testing/seeded-data-dir.ts';

const report = Buffer.from('%PDF-1.7 a report\n'.repeat(20_000));

/** A database and a data folder that a test backs up or restores. */
export class TestSite {
  readonly data: SeededDataDir;
  readonly client: pg.Client;

  private constructor(data: SeededDataDir, client: pg.Client) {
    this.data = data;
    this.client = client;
  }

  static async open(data: SeededDataDir): Promise<TestSite> {
    await mkdir(path.join(data.dataDir, 'uploads'), { recursive: true });
    const client = new pg.Client({ connectionString: data.databaseUrl ?? '' });
    await client.connect();
    return new TestSite(data, client);
  }

  get parts() {
    const uploads = path.join(this.data.dataDir, 'uploads');
    return {
      connectionString: this.data.databaseUrl ?? '',
      storage: new LocalStorage(uploads),
      incoming: new IncomingFolders(path.join(uploads, 'incoming')),
      blobs: folderBlobStore(this.data.dataDir),
    };
  }

  /**
   * Stores plans as an upload does.
   * @returns the submission's reference
   */
  async sendPlans(): Promise<string> {
    const [id, reference, storedName] = [
      randomUUID(),
      `FS-${randomUUID().slice(0, 8)}`,
      `${randomUUID()}.pdf`,
    ];
    const { storage, incoming } = this.parts;
    await incoming.using(async (folder) => {
      await writeFile(path.join(folder, storedName), report);
      await storage.submit(folder, { folder: reference, files: [] });
    });
    await storage.commit(reference);
    const sha256 = createHash('sha256').update(report).digest('hex');
    await this.client.query(
      `with sent as (insert into submissions (id, reference, project_name, project_type, sender, email, phone, comment, has_dropbox)
         values ($1, $2, E'Hill\\thouse', 'new', 'Ana', 'ana@example.org', '', E'two\\nlines \\\\', false) returning id)
       insert into submission_files (id, submission_id, position, name, stored_name, media_type, size, sha256)
       select gen_random_uuid(), id, 0, 'plans.pdf', $3, 'application/pdf', $4, $5 from sent`,
      [id, reference, storedName, report.length, sha256],
    );
    return reference;
  }

  async close(): Promise<void> {
    await this.client.end();
    await this.data.remove();
  }
}
