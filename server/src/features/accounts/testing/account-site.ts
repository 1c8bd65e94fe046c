import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import type { LoginResult } from '@title24/shared-domain';
import { desc, eq } from 'drizzle-orm';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../../platform/app/app-dependencies.ts';
import { type Clock, systemClock } from '../../../platform/clock/clock.ts';
import { listFailures } from '../../../platform/composition/failures/part-failures.ts';
import { ChangeJobs } from '../../../platform/composition/registry/service/change-jobs.ts';
import { openRegistry } from '../../../platform/composition/registry/service/open-registry.ts';
import { folderBlobStore } from '../../../platform/composition/registry/store/open-blob-store.ts';
import { type ChangeFeed, startChangeFeed } from '../../../platform/db/change-feed.ts';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import { type SeededDataDir, seededDataDir } from '../../../platform/db/testing/seeded-data-dir.ts';
import errors from '../../../platform/http/errors.ts';
import requestLog from '../../../platform/http/request-log.ts';
import { jobsPlugin } from '../../../platform/jobs/jobs.plugin.ts';
import { createLogger } from '../../../platform/logging/logger.ts';
import { mailPlugin } from '../../../platform/mail/mail.plugin.ts';
import { mailOutbox } from '../../../platform/mail/mail-outbox.table.ts';
import rpc from '../../../platform/rpc/rpc.plugin.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { openSiteDatabase } from '../../../site-database.ts';
import { auditPlugin } from '../../audit/audit.plugin.ts';
import { recordChange } from '../../audit/record-change.ts';
import { businessPlugin } from '../../business/business.plugin.ts';
import { downloadsPlugin } from '../../files/downloads/downloads.plugin.ts';
import { filesPlugin } from '../../files/files.plugin.ts';
import { helpSheetsPlugin } from '../../help-sheets/help-sheets.plugin.ts';
import { orderServices } from '../../orders/order-services.ts';
import { parkedMailPlugin } from '../../parked-mail/parked-mail.plugin.ts';
import { paymentsPlugin } from '../../payments/payments.plugin.ts';
import { projectServices } from '../../projects/project-services.ts';
import { remotesPlugin } from '../../remotes/remotes.plugin.ts';
import { repliesPlugin } from '../../replies/replies.plugin.ts';
import { submissionServices } from '../../submissions/submission-services.ts';
import { registerContentFeatures } from '../../testing/content-features.ts';
import { workPlugin } from '../../work/work.plugin.ts';
import { accountsPlugin } from '../accounts.plugin.ts';
import { authTransactions } from '../engine/auth-transaction.ts';
import { PasswordHasher } from '../engine/password-hash.ts';
import { readSiteSecrets } from '../engine/site-secrets.ts';
import { createAccount } from '../registration/create-account.ts';

interface RpcAnswer {
  readonly status: number;
  readonly text: string;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
  readonly retryAfter: string | null;
}

interface CallOptions {
  readonly token?: string | null;
  /** Client IP address, as a proxy reports it. */
  readonly from?: string;
}

/** A password that satisfies the rules. */
export const password = 'four plain words here';

/** A hasher that is over a hundred times faster than that of a real site. */
export const quickPasswords = new PasswordHasher({ N: 16, r: 8, p: 1 });

interface OwnParts {
  readonly makeFolder?: () => Promise<SeededDataDir>;
  readonly passwords?: PasswordHasher;
}

/** A server with accounts, emails and content, called over HTTP. Has a real PostgreSQL database and a data folder. */
export class AccountSite {
  readonly #folder: SeededDataDir;
  readonly #changes: ChangeFeed;
  readonly #passwords: PasswordHasher;
  readonly database: OpenDatabase;
  readonly app: FastifyInstance;
  readonly log: string[];

  private constructor(
    folder: SeededDataDir,
    database: OpenDatabase,
    changes: ChangeFeed,
    app: FastifyInstance,
    log: string[],
    passwords: PasswordHasher,
  ) {
    this.#folder = folder;
    this.database = database;
    this.#changes = changes;
    this.app = app;
    this.log = log;
    this.#passwords = passwords;
  }

  static async open(
    env: NodeJS.ProcessEnv = {},
    extend: (app: FastifyInstance) => Promise<void> = async () => {},
    extendLast: (app: FastifyInstance, dependencies: AppDependencies) => Promise<void> = async () => {},
    clock: Clock = systemClock,
    { makeFolder = seededDataDir, passwords = quickPasswords }: OwnParts = {},
  ): Promise<AccountSite> {
    const folder = await makeFolder();
    const database = await openSiteDatabase(folder);
    const changes = await startChangeFeed(database.connectionString, { warn: () => {} });
    const settings = readSettings({
      DATA_DIR: folder.dataDir,
      TRUST_PROXY: 'loopback',
      RPC_REQUESTS_PER_MINUTE: '100000',
      ...env,
    });
    const log: string[] = [];
    const logger = createLogger({ logLevel: 'info' }, { write: (line) => void log.push(line) });
    const app: FastifyInstance = Fastify({
      loggerInstance: logger as FastifyBaseLogger,
      trustProxy: settings.trustProxy,
    });
    const dependencies = { settings, database, changes, logger, clock };
    await app.register(requestLog);
    await app.register(errors);
    // Benchmarks use production mode, in which responses are not checked.
    await app.register(rpc, { ...dependencies, checksAnswers: env.BUILD_MODE !== 'production' });
    await app.register(fastifyCookie);
    await app.register(jobsPlugin, dependencies);
    await app.register(mailPlugin, dependencies);
    await app.register(filesPlugin, dependencies);
    await registerContentFeatures(app, dependencies);
    await app.register(helpSheetsPlugin, { ...dependencies, callPublic: app.callPublic });
    await app.register(auditPlugin, dependencies);
    await app.register(parkedMailPlugin, dependencies);
    await app.register(repliesPlugin, dependencies);
    const store = folderBlobStore(folder.dataDir);
    const { service: registry } = openRegistry({
      db: database,
      dataDir: folder.dataDir,
      store,
      recordAct: recordChange,
      log: app.log,
    });
    const registryChanges = new ChangeJobs({ service: registry, jobs: app.jobs });
    await app.register(remotesPlugin, {
      database,
      registry,
      changes: registryChanges,
      failures: (name) => listFailures(database, store, name),
      // This site has no pages, so the link has no target.
      async preview(actor, name, version) {
        await registry.requirePreviewable(actor, name, version);
        return { url: '/preview/key', expiresAt: '2027-01-01T00:00:00.000Z' };
      },
    });
    await extend(app);
    await app.register(accountsPlugin, { ...dependencies, passwords });
    await app.register(downloadsPlugin, dependencies);
    await app.register(paymentsPlugin, dependencies);
    await app.register(submissionServices, dependencies);
    await app.register(projectServices, dependencies);
    await app.register(orderServices, dependencies);
    await app.register(workPlugin, dependencies);
    await app.register(businessPlugin, dependencies);
    await extendLast(app, dependencies);
    await app.listen({ port: 0, host: '127.0.0.1' });
    return new AccountSite(folder, database, changes, app, log, passwords);
  }

  get dataDir(): string {
    return this.#folder.dataDir;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.#changes.close();
    await this.database.close();
    await this.#folder.remove();
  }

  get url(): string {
    return `http://127.0.0.1:${(this.app.server.address() as AddressInfo).port}`;
  }

  /** Adds an account that can log in. @returns the account id */
  async addAccount(accountName: string, roleName: string, secret = password): Promise<string> {
    const work = authTransactions(this.database, await readSiteSecrets(this.database, []), this.#passwords);
    const email = `${accountName}@example.com`;
    return work((authTransaction) =>
      createAccount(authTransaction, { accountName, email, password: secret, roleName, emailVerified: true }),
    );
  }

  callPublic(service: string, method: string, params: object = {}, options: CallOptions = {}) {
    return this.#post(`/rpc/public/${service}`, method, params, options);
  }

  call(service: string, method: string, params: object, token: string): Promise<RpcAnswer> {
    return this.#post(`/rpc/2.0/${service}`, method, params, { token });
  }

  logIn(accountName: string, options: CallOptions & { password?: string; code?: string } = {}) {
    const { code, from, password: typed = password } = options;
    const params = { accountName, password: typed, ...(code && { code }) };
    return this.callPublic('security', 'login', params, from ? { from } : {});
  }

  async tokenOf(accountName: string, secret = password): Promise<string> {
    const { result, text } = await this.logIn(accountName, { password: secret });
    const { token } = (result ?? {}) as Partial<LoginResult>;
    if (!token) throw new Error(`The login failed: ${text}`);
    return token;
  }

  mailsTo(address: string) {
    return this.database
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.toAddress, address))
      .orderBy(desc(mailOutbox.createdAt));
  }

  async mailedToken(address: string): Promise<string> {
    const [mail] = await this.mailsTo(address);
    const token = /(?:token|verify)=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (!token) throw new Error(`The newest mail to ${address} holds no token: ${mail?.text}`);
    return token;
  }

  async #post(
    path: string,
    method: string,
    params: object,
    { token, from }: CallOptions,
  ): Promise<RpcAnswer> {
    const response = await fetch(this.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(from && { 'x-forwarded-for': from }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const { result, error } = isJson ? (JSON.parse(text) as Partial<RpcAnswer>) : {};
    return {
      status: response.status,
      text,
      retryAfter: response.headers.get('retry-after'),
      ...(result !== undefined && { result }),
      ...(typeof error === 'object' && { error }),
    };
  }
}

/** Returns the code that an authenticator app shows for a secret (RFC 6238) at `steps` × 30 seconds from now. */
export function totpCode(base32: string, steps = 0): string {
  const bits = [...base32].map((digit) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(digit).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
