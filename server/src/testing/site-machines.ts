import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { S3Peer } from '../features/files/testing/s3-peer.ts';
import { writeSmallBuild } from '../platform/composition/testing/small-build.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { seededDataDir } from '../platform/db/testing/seeded-data-dir.ts';
import { type TemporaryDataDir, temporaryDataDir } from '../platform/db/testing/temporary-data-dir.ts';
import { programEnvironment, quickStart, SiteProcess } from '../platform/lifecycle/testing/site-process.ts';
import { openSiteDatabase } from '../site-database.ts';
import { fixedPort } from './fixed-port.ts';

const cli = fileURLToPath(new URL('../cli', import.meta.url));

/** A machine with a data folder and the server process that uses it. */
export interface Machine {
  readonly dataDir: string;
  /** Port of the machine's server, which stays the same after a restart. */
  readonly port: number;
  readonly url: string;
  process: SiteProcess;
}

/**
 * Servers that share a database and a bucket, and serve a small shell and one remote. Each server has a separate data
 * folder.
 */
export class SiteMachines {
  readonly database: OpenDatabase;
  readonly peer: S3Peer;
  readonly machines: Machine[] = [];
  /** Folder with the builds of the parts. */
  readonly workspace: string;
  readonly #folders: TemporaryDataDir[];
  #env: Readonly<Record<string, string>> = {};

  private constructor(database: OpenDatabase, peer: S3Peer, folders: TemporaryDataDir[], workspace: string) {
    this.database = database;
    this.peer = peer;
    this.#folders = folders;
    this.workspace = workspace;
  }

  /** Starts the database, the bucket, and the given number of servers, one by one. */
  static async start(count: number, env: Readonly<Record<string, string>> = {}): Promise<SiteMachines> {
    const [databaseFolder, workspace] = [await seededDataDir(), await temporaryDataDir()];
    const database = await openSiteDatabase(databaseFolder);
    const peer = await S3Peer.start();
    const site = new SiteMachines(database, peer, [databaseFolder, workspace], workspace.dataDir);
    await writeSmallBuild(workspace.dataDir, {
      name: 'shell',
      render: 'return { head: "", top: "<b>top</b>", bottom: "", main: "<p>not here</p>" };',
    });
    await site.build('first');
    site.#env = env;
    try {
      for (let at = 0; at < count; at += 1) await site.#add();
    } catch (error) {
      await site.stop();
      throw error;
    }
    return site;
  }

  /** Builds mf-content with `text` in its pages and its script. */
  async build(text: string): Promise<void> {
    await writeSmallBuild(this.workspace, {
      name: 'mf-content',
      paths: ['/services', '/login', '/my-account'],
      render: `return { main: "<p>${text}</p>" };`,
      assets: { [`chunk.${text}.js`]: `chunk('${text}')` },
    });
  }

  /** Returns the environment variables for the server and the commands of the machine with this data folder. */
  envOf(dataDir: string): Record<string, string> {
    return {
      DATA_DIR: dataDir,
      DATABASE_URL: this.database.connectionString,
      ...this.peer.environment,
      PUBLISH_BUILDS_FROM: this.workspace,
      PUBLISH_PARTS: 'shell,mf-content',
      ...this.#env,
    };
  }

  /** Changes settings for servers and commands that are started later. */
  set(env: Readonly<Record<string, string>>): void {
    this.#env = { ...this.#env, ...env };
  }

  async #add(): Promise<void> {
    const folder = await temporaryDataDir();
    this.#folders.push(folder);
    const { dataDir } = folder;
    const port = await fixedPort();
    const process = this.#server(dataDir, port);
    this.machines.push({ dataDir, port, url: `http://localhost:${port}`, process });
    await process.ready();
  }

  /** Restarts a machine's server, as when a new version is installed. */
  async restart(machine: Machine): Promise<void> {
    const code = await machine.process.stop('SIGTERM');
    if (code !== 0) throw new Error(`The server ended with ${code}: ${machine.process.stderr}`);
    machine.process = this.#server(machine.dataDir, machine.port);
    await machine.process.ready();
  }

  #server(dataDir: string, port: number): SiteProcess {
    return new SiteProcess({ ...this.envOf(dataDir), PORT: String(port) });
  }

  /** Runs a command of the site on a machine. */
  async run(machine: Machine, program: string, args: readonly string[], env: Record<string, string> = {}) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [quickStart, `${cli}/${program}`, ...args],
      {
        env: { ...programEnvironment, ...this.envOf(machine.dataDir), ...env },
      },
    );
    return stdout;
  }

  async stop(): Promise<void> {
    await Promise.all(this.machines.map(({ process }) => process.stop('SIGTERM')));
    await this.database.close();
    await this.peer.stop();
    for (const folder of this.#folders) await folder.remove();
  }
}
