import fastifyCookie from '@fastify/cookie';
import { type BuiltPart, integrityOf, publishByHttp } from '@title24/remote-kit/registry';
import { type RegistryAction, registryActions } from '@title24/shared-domain';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { recordChange } from '../../../../../features/audit/record-change.ts';
import { siteConfigurationSeed } from '../../../../../features/configuration/site-configuration.seed.ts';
import { openSiteDatabase } from '../../../../../site-database.ts';
import { type ChangeFeed, startChangeFeed } from '../../../../db/change-feed.ts';
import type { OpenDatabase } from '../../../../db/database.ts';
import { type SeededDataDir, seededDataDir } from '../../../../db/testing/seeded-data-dir.ts';
import { type TemporaryDataDir, temporaryDataDir } from '../../../../db/testing/temporary-data-dir.ts';
import { jobsPlugin } from '../../../../jobs/jobs.plugin.ts';
import { RequestCounts } from '../../../../limits/request-counts.ts';
import type { CallPublic } from '../../../../rpc/public-caller.ts';
import { type CompositionOptions, compositionPlugin } from '../../../composition.plugin.ts';
import { confinementOfMachine } from '../../../rendering/confinement.ts';
import { type SmallBuild, smallBuild, writeSmallBuild } from '../../../testing/small-build.ts';
import { readWorkspacePart } from '../../publish-builds.ts';
import { createToken } from '../../tokens/token-store.ts';

/** Source commit and reason with which these tests publish. */
export const source = { commit: '0123456789abcdef0123456789abcdef01234567' };
export const reason = 'A test of the service';
export const partNames = ['shell', 'mf-a', 'mf-b'];

interface TokenScope {
  readonly names?: readonly string[];
  readonly paths?: readonly string[];
  readonly actions?: readonly RegistryAction[];
  readonly expiresAt?: Date;
}

/** A folder of builds and a site with the registry service over HTTP, for all tests of the file or `describe` block. */
export class ServiceSite {
  folder!: SeededDataDir;
  workspace!: TemporaryDataDir;
  db!: OpenDatabase;
  app!: FastifyInstance;
  url!: string;
  /** Token with all permissions for the parts in these tests. */
  token = '';

  /**
   * @param callPublic answers the public calls of pages and trial renderings
   * @param more additional site options
   */
  constructor(
    callPublic: CallPublic = async () => siteConfigurationSeed,
    more: Partial<CompositionOptions> = {},
  ) {
    let changeFeed: ChangeFeed;
    beforeAll(async () => {
      this.folder = await seededDataDir();
      this.workspace = await temporaryDataDir();
      this.db = await openSiteDatabase(this.folder);
      changeFeed = await startChangeFeed(this.db.connectionString, { warn: () => {} });
      const app = Fastify();
      // A test adds to these counts, so that a token exceeds its quota.
      app.decorate('requestCounts', new RequestCounts(this.db));
      await app.register(fastifyCookie);
      await app.register(jobsPlugin, { database: this.db });
      await app.register(compositionPlugin, {
        db: this.db,
        dataDir: this.folder.dataDir,
        recordAct: recordChange,
        changeFeed,
        jobs: app.jobs,
        callPublic,
        publicUrl: null,
        rendersPerMinute: 10_000,
        retention: null,
        hotPages: null,
        // Renderers count as isolated even without namespaces, so that the tests run on any machine.
        confinement: confinementOfMachine().then(({ command }) => ({ command, problem: null })),
        ...more,
      });
      this.app = app;
      this.url = await app.listen({ port: 0, host: '127.0.0.1' });
    });
    afterAll(async () => {
      await this.app.close();
      await changeFeed.close();
      await this.db.close();
      await this.folder.remove();
      await this.workspace.remove();
    });
  }

  /**
   * Deletes all releases, canaries, versions, part failures, shared counts, tokens and audit log entries, and creates a
   * new token.
   */
  async reset(): Promise<void> {
    await this.db.execute(sql`
      delete from part_failures; delete from request_counts; delete from remote_canaries; delete from remote_releases;
      delete from remote_versions; delete from registry_tokens; delete from audit_entries`);
    this.token = (await this.newToken({})).secret;
  }

  newToken(scope: TokenScope): ReturnType<typeof createToken> {
    return this.db.transaction(async (transaction) => {
      const all = { label: 'Team A, CI', names: partNames, paths: ['/'], actions: registryActions };
      const expiresAt = new Date(Date.now() + 3_600_000);
      return createToken(transaction, { ...all, expiresAt, ...scope }, 'ana');
    });
  }

  async build(name: string, text: string, more: Partial<SmallBuild> = {}): Promise<BuiltPart> {
    await writeSmallBuild(this.workspace.dataDir, smallBuild(name, text, more));
    return readWorkspacePart(name, { workspace: this.workspace.dataDir, mode: 'production' });
  }

  publish(part: BuiltPart, by = this.token, percent?: number): ReturnType<typeof publishByHttp> {
    return publishByHttp({ url: this.url, token: by }, part, { source, reason, percent });
  }

  /**
   * Builds, publishes and releases a version.
   *
   * @returns the version
   */
  async release(name: string, text: string, more: Partial<SmallBuild> = {}): Promise<string> {
    const part = await this.build(name, text, more);
    await this.publish(part);
    return part.entry.metadata.version;
  }

  /** Sends a request with the token `by`, or without a token if `by` is null. Waits for the outcome of a change. */
  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object | Buffer,
    by: string | null = this.token,
  ): Promise<LightMyRequestResponse> {
    const answer = await this.app.inject({
      method,
      url: `/registry/v1${path}`,
      headers: {
        ...(by && { authorization: `Bearer ${by}` }),
        ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
      },
      ...(payload && { payload }),
    });
    return answer.statusCode === 202
      ? this.call('GET', `/changes/${answer.json().id}`, undefined, by)
      : answer;
  }

  /** Sends the content of a file, with its own hash or another one. */
  putBlob(
    content: Buffer,
    by = this.token,
    integrity = integrityOf(content),
  ): Promise<LightMyRequestResponse> {
    const urlSafe = integrity.replaceAll('+', '-').replaceAll('/', '_');
    return this.call('PUT', `/blobs/${urlSafe}`, content, by);
  }

  async page(path: string): Promise<string> {
    return (await this.app.inject(path)).body;
  }
}
