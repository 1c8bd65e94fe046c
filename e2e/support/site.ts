import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { copyDataFolder } from './copy-data-folder.ts';
import { prepared, temporaryFolder } from './data-folder.ts';

export const workspace = fileURLToPath(new URL('../..', import.meta.url));

const node = join(workspace, 'node_modules/.bin/node');

/** Argument that makes a server tool start with less processor time. */
const quickStart = '--import=./server/src/platform/process/quick-drizzle.ts';

/** A running site with its own data folder and port. */
export interface Site {
  /** URL of the site. It can change with each restart. */
  readonly url: string;
  readonly dataDir: string;
  log(): string;
  sql<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Runs one of the server's command line tools. Rejects if the tool fails. */
  command(script: string, ...args: string[]): Promise<string>;
  /** Stops the site, runs `whileStopped`, and starts the site again with the additional settings `env`. */
  restart(env: Readonly<Record<string, string>>, whileStopped: () => Promise<unknown>): Promise<void>;
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

/** Settings that keep a site from publishing anything when it starts. */
export const withoutBuilds: Environment = { PUBLISH_BUILDS_FROM: '' };

/** Settings that determine which builds a site publishes when it starts. */
const buildSettings = ['PUBLISH_PARTS', 'BUILD_MODE', 'PUBLISH_BUILDS_FROM'];

/**
 * Starts a site with its own data folder. In a test run, the folder is a copy of a prepared one.
 * @param firstStart settings of the first start only. If `env` contains no build settings in a test run, the default is
 * {@link withoutBuilds}, because all parts are already published in the prepared folder
 */
export async function startSite(env: Environment = {}, firstStart?: Environment): Promise<Site> {
  const dataDir = await temporaryFolder('e2e');
  const from = prepared();
  // Some sites publish only a few parts, or publish another mode's builds. Such a site starts from a data folder in
  // which nothing is published.
  const publishesAll = !('PUBLISH_PARTS' in env || 'BUILD_MODE' in env);
  if (from) await copyDataFolder(publishesAll ? from.published : from.seeded, dataDir);
  const isPublished = from !== null && !buildSettings.some((name) => name in env);
  return startSiteIn(dataDir, env, {
    firstStart: firstStart ?? (isPublished ? withoutBuilds : {}),
    afterwards: () => rm(dataDir, { recursive: true, force: true }),
  });
}

interface SiteOptions {
  /** Settings of the first start only. */
  readonly firstStart?: Environment;
  readonly afterwards?: () => Promise<void>;
}

/** Starts a site with the given data folder. The folder remains when the site stops, unless `afterwards` removes it. */
export async function startSiteIn(
  dataDir: string,
  env: Environment,
  { firstStart = {}, afterwards = async () => {} }: SiteOptions = {},
): Promise<Site> {
  const environment = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    PUBLISH_BUILDS_FROM: process.env.PUBLISH_BUILDS_FROM ?? workspace,
    RPC_REQUESTS_PER_MINUTE: '100000',
    PAGE_RENDERS_PER_MINUTE: '100000',
    // Some test machines do not support the namespaces that confine third-party parts.
    ALLOW_UNCONFINED_THIRD_PARTY: 'true',
    ...env,
  };
  let log = '';
  async function start(more: Environment = {}) {
    const before = log.length;
    const options = { cwd: workspace, env: { ...environment, ...more }, stdio: 'pipe' } as const;
    const process = spawn(node, ['server/src/main.ts'], options);
    for (const stream of [process.stdout, process.stderr]) stream.on('data', (chunk) => (log += chunk));
    return { process, url: await ready(process, () => log.slice(before)) };
  }
  let server = await start(firstStart);
  let database: Promise<pg.Pool> | undefined;

  async function stop() {
    await (await database)?.end();
    database = undefined;
    const closed = new Promise((resolve) => server.process.once('close', resolve));
    server.process.kill('SIGTERM');
    await closed;
  }

  return {
    get url() {
      return server.url;
    },
    dataDir,
    log: () => log,
    async sql(statement, values) {
      database ??= openDatabase(dataDir);
      const { rows } = await (await database).query(statement, values);
      return rows;
    },
    command: (script, ...args) => runTool(script, args, environment),
    async restart(more, whileStopped) {
      await stop();
      await whileStopped();
      server = await start(more);
    },
    async stop() {
      await stop();
      await afterwards();
    },
  };
}

function ready(server: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const findUrl = () => {
      const url = /^Ready: (http\S+)$/m.exec(log())?.[1];
      if (url) resolve(url);
    };
    server.stdout?.on('data', findUrl);
    server.once('close', () => reject(new Error(`The site did not start:\n${log()}`)));
  });
}

async function openDatabase(dataDir: string): Promise<pg.Pool> {
  const connectionString = await readFile(join(dataDir, 'database-connection'), 'utf8');
  const pool = new pg.Pool({ connectionString, max: 1 });
  // The database may stop before an idle connection is closed.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Runs one of the server's command line tools.
 * @returns the tool's output
 * @throws Error with the output if the tool fails
 */
export function runTool(script: string, args: readonly string[], env: Environment): Promise<string> {
  const child = spawn(node, [quickStart, `server/src/cli/${script}.ts`, ...args], {
    cwd: workspace,
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}
