import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../../../../platform/db/database.ts';
import { eventually } from '../../../../platform/db/testing/eventually.ts';
import { seededDataDir } from '../../../../platform/db/testing/seeded-data-dir.ts';
import type { RetryPolicy } from '../../../../platform/jobs/job-queue.ts';
import { jobsPlugin } from '../../../../platform/jobs/jobs.plugin.ts';
import { mailPlugin } from '../../../../platform/mail/mail.plugin.ts';
import { mailSender } from '../../../../platform/settings/mail-sender.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import { openSiteDatabase } from '../../../../site-database.ts';
import { siteConfigurationSeed } from '../../../configuration/site-configuration.seed.ts';
import { type FileOptions, filesPlugin } from '../../../files/files.plugin.ts';
import type { PageRequest } from '../answer/answers.ts';
import { uploadsPlugin } from '../uploads.plugin.ts';

interface GivenOptions extends Pick<FileOptions, 'storage' | 'pace' | 'readiness' | 'scanRetry'> {
  readonly mailRetry?: RetryPolicy;
}

/** A test server with the upload route, and with the emails and jobs that uploads need. Listens on a free port. */
export class UploadSite {
  readonly dataDir: string;
  readonly database: OpenDatabase;
  /** Pages that were rendered, newest last. */
  readonly pages: PageRequest[] = [];
  /** Log lines, as JSON. */
  readonly log: string[] = [];
  failPages = false;
  readonly #remove: () => Promise<void>;
  #app: FastifyInstance | null = null;

  constructor(
    dataDir: string,
    database: OpenDatabase,
    remove = () => rm(dataDir, { recursive: true, force: true }),
  ) {
    this.dataDir = dataDir;
    this.database = database;
    this.#remove = remove;
  }

  static async open(): Promise<UploadSite> {
    const folder = await seededDataDir();
    return new UploadSite(folder.dataDir, await openSiteDatabase(folder, 'server'), folder.remove);
  }

  async start(settings: Partial<Settings> = {}, given: GivenOptions = {}): Promise<void> {
    const { mailRetry: retry, ...others } = given;
    const { database, dataDir } = this;
    const all = {
      dataDir,
      smtpUrl: null,
      sendsMail: true,
      mailSender: mailSender({}),
      siteEnv: 'development' as const,
      publicUrl: null,
      mailRetentionDays: 90,
      host: '127.0.0.1',
      upload: { maxFiles: 3, maxFileBytes: 200_000, maxSubmissionBytes: 300_000 },
      uploadFormsPerHour: 10_000,
      uploadRequestsPerMinute: 10_000,
      uploadKeepFree: 0,
      uploadUnfinishedPerClient: 10_000_000,
      processes: 1,
      s3: null,
      clamdUrl: null,
      ...settings,
    };
    const app = Fastify({ logger: { level: 'info', stream: { write: (line) => void this.log.push(line) } } });
    await app.register(jobsPlugin, { database });
    await app.register(mailPlugin, { database, settings: all, ...(retry ? { retry } : {}) });
    await app.register(filesPlugin, { database, settings: all, ...others });
    await app.register(uploadsPlugin, {
      database,
      settings: all,
      loadConfiguration: async () => siteConfigurationSeed,
      renderPage: async (_, page) => {
        if (this.failPages) throw new Error('The page cannot be made');
        this.pages.push(page);
        return '<!doctype html><title>page</title>';
      },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    this.#app = app;
  }

  async stop(): Promise<void> {
    await this.#app?.close();
    this.#app = null;
  }

  async close(): Promise<void> {
    await this.stop();
    await this.database.close();
    await this.#remove();
  }

  get port(): number {
    if (!this.#app) throw new Error('The site is not started');
    return (this.#app.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  post(body: BodyInit, headers: Record<string, string> = {}, query = ''): Promise<Response> {
    return fetch(`${this.url}/project-upload${query}`, {
      method: 'POST',
      body,
      headers: { accept: 'application/json', ...headers },
    });
  }

  /** Opens a connection on which a request can be sent byte by byte. */
  async connect(): Promise<Socket> {
    const socket = connect(this.port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  }

  /** Returns the paths of all files under uploads/. */
  async uploadedFiles(): Promise<string[]> {
    const folder = path.join(this.dataDir, 'uploads');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return null;
      },
    );
    // A subfolder was deleted during the listing, so the listing starts again.
    if (!entries) return this.uploadedFiles();
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  }

  async count(table: 'submissions' | 'submission_files' | 'mail_outbox'): Promise<number> {
    const { rows } = await this.database.$client.query<{ count: number }>(
      `select count(*)::int as count from ${table}`,
    );
    return rows[0]?.count ?? 0;
  }

  /** Checks that no submissions or emails are stored, and waits until uploads/ has as many files as `before` lists. */
  async expectNothingStored(before: readonly string[]): Promise<void> {
    expect(await this.count('submissions')).toBe(0);
    expect(await this.count('mail_outbox')).toBe(0);
    await eventually(async () => (await this.uploadedFiles()).length === before.length);
  }
}
