import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sendSignal } from '@title24/embedded-postgres/process-state';
import type { StoredProject } from '@title24/shared-domain/projects';
import { eventually } from '../../../platform/db/testing/eventually.ts';
import { dataDirWithDatabase } from '../../../platform/db/testing/seeded-data-dir.ts';
import { programEnvironment, quickStart } from '../../../platform/lifecycle/testing/site-process.ts';
import { AccountSite } from '../../accounts/testing/account-site.ts';

const program = fileURLToPath(new URL('../../testing/second-server.ts', import.meta.url));

interface Server {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Saves a project through a separate site server while that server, its database connections or the database fail. */
export class SaveFaults {
  readonly #site: AccountSite;
  readonly #token: string;
  readonly #dataDir: string;
  readonly #running = new Set<ChildProcess>();

  private constructor(site: AccountSite, token: string, dataDir: string) {
    this.#site = site;
    this.#token = token;
    this.#dataDir = dataDir;
  }

  static async open(): Promise<SaveFaults> {
    const site = await AccountSite.open({}, undefined, undefined, undefined, {
      makeFolder: dataDirWithDatabase,
    });
    await site.addAccount('ana', 'Member');
    const dataDir = await mkdtemp(path.join(tmpdir(), 'second-server-'));
    return new SaveFaults(site, await site.tokenOf('ana'), dataDir);
  }

  async close(): Promise<void> {
    for (const server of this.#running) server.kill('SIGKILL');
    await this.#site.close();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  /**
   * Makes the given number of saves, and kills the site server during each save whose number is in `killAt`. Expects
   * that each acknowledged save is stored.
   */
  async killServer(saves: number, killAt: readonly number[]): Promise<void> {
    const number = await this.#begin();
    let server = await this.#startServer();
    const left = new Set(killAt);
    let acknowledged = 0;
    while (acknowledged < saves) {
      const next = acknowledged + 1;
      const answer = this.#save(server, number, next);
      if (!left.delete(next)) {
        expect(await answer).toBe(next);
      } else {
        await this.#kill(server);
        const known = await answer;
        const last = await this.#stored(number);
        // The interrupted save is stored completely or not at all, and no earlier save is lost.
        expect(known === null ? [acknowledged, next] : [next]).toContain(last);
        server = await this.#startServer();
        // Repeating the save is not a conflict, even if it was already stored.
        expect(await this.#save(server, number, next)).toBe(next);
      }
      acknowledged = next;
      await this.#staysBelowTheLimit(next);
    }
    await this.#kill(server);
    expect(await this.#stored(number)).toBe(saves);
  }

  /**
   * In each round, makes four saves, and a fifth during which the database closes all connections. Expects that each
   * acknowledged save is stored.
   */
  async endConnections(rounds: number): Promise<void> {
    const number = await this.#begin();
    const server = await this.#startServer();
    let acknowledged = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (let saves = 0; saves < 4; saves += 1) {
        acknowledged += 1;
        // The first attempts may get a connection that is still closing.
        expect(await eventually(() => this.#save(server, number, acknowledged))).toBe(acknowledged);
      }
      const next = acknowledged + 1;
      const pendingSave = this.#save(server, number, next);
      await this.#site.database.background.$client
        .query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
        )
        .catch(() => undefined);
      await this.#storesOrNot(number, next, await pendingSave);
      expect(await eventually(() => this.#save(server, number, next))).toBe(next);
      acknowledged = next;
    }
    expect(await this.#stored(number)).toBe(acknowledged);
    await this.#kill(server);
  }

  /**
   * Makes the given number of saves, and sends signals to the database server. Each key of `signals` is the number of
   * the save during which its signal is sent. Expects that each acknowledged save is stored.
   */
  async signalDatabase(saves: number, signals: ReadonlyMap<number, NodeJS.Signals>): Promise<void> {
    const number = await this.#begin();
    const server = await this.#startServer();
    for (let next = 1; next <= saves; next += 1) {
      const signal = signals.get(next);
      if (signal) {
        const ended = await this.#postmaster();
        const pendingSave = this.#save(server, number, next);
        sendSignal(ended, signal);
        const known = await pendingSave;
        await eventually(async () => (await this.#postmaster().catch(() => ended)) !== ended);
        await this.#storesOrNot(number, next, known);
      }
      expect(await eventually(() => this.#save(server, number, next))).toBe(next);
      await this.#staysBelowTheLimit(next);
    }
    expect(await this.#stored(number)).toBe(saves);
    await this.#kill(server);
  }

  async #startServer(): Promise<Server> {
    const args = [quickStart, program, this.#dataDir, this.#site.database.connectionString];
    const server = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...programEnvironment },
    });
    this.#running.add(server);
    const [port] = await once(createInterface({ input: server.stdout }), 'line');
    return { url: `http://127.0.0.1:${port}`, process: server };
  }

  async #kill({ process: server }: Server): Promise<void> {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    this.#running.delete(server);
  }

  async #begin(): Promise<string> {
    await this.#forgetSaves();
    const params = { name: 'Hill house', kind: 'new' };
    const { result } = await this.#site.call('projects', 'create', params, this.#token);
    return (result as StoredProject).number;
  }

  /**
   * Saves a project's notes. They contain the number of the save.
   * @returns the new stamp, or null if the save was not acknowledged
   */
  async #save({ url }: Server, number: string, save: number): Promise<number | null> {
    try {
      const data = { documents: { notes: `save ${save}` } };
      const params = { number, step: 'documents', data, stamp: save - 1 };
      const response = await fetch(`${url}/rpc/2.0/projects`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'saveStep', params }),
      });
      const { result } = (await response.json()) as { result?: { stamp: number } };
      return result?.stamp ?? null;
    } catch {
      return null;
    }
  }

  async #load(number: string): Promise<StoredProject> {
    return (await this.#site.call('projects', 'load', { number }, this.#token)).result as StoredProject;
  }

  async #stored(number: string): Promise<number> {
    const { data, stepStamps } = await this.#load(number);
    const last = Number(data.documents?.notes?.replace('save ', '') ?? 0);
    expect(stepStamps.documents).toBe(last);
    return last;
  }

  /**
   * Expects that a save during a database failure is stored completely or not at all, and that no earlier save is lost.
   */
  async #storesOrNot(number: string, save: number, known: number | null): Promise<void> {
    // The first calls may use a connection that has been closed.
    const { data, stepStamps } = await eventually(() => this.#load(number).catch(() => null));
    const last = stepStamps.documents;
    expect(data.documents?.notes).toBe(`save ${last}`);
    expect(known === null ? [save - 1, save] : [save]).toContain(last);
  }

  async #postmaster(): Promise<number> {
    return Number.parseInt(
      await readFile(path.join(this.#site.dataDir, 'postgresql/postmaster.pid'), 'utf8'),
      10,
    );
  }

  async #staysBelowTheLimit(saves: number): Promise<void> {
    if (saves % 50 === 0) await this.#forgetSaves();
  }

  async #forgetSaves(): Promise<void> {
    await this.#site.database.$client.query('delete from project_save_counts');
  }
}
