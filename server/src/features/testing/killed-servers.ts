import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { RequestedJob } from '../orders/testing/order-server.ts';

export interface KilledServer {
  readonly url: string;
  readonly process: ChildProcess;
}

/** An operation during which servers are killed. */
export interface KilledWork {
  readonly name: string;
  written(): Promise<string>;
  /** Makes a server run the operation. @returns 'done', or the error */
  start(server: KilledServer): Promise<string>;
  /**
   * Set if a killed server can store a part of the operation, which the next server then continues. If
   * absent, a killed server must store either nothing or everything.
   */
  readonly isContinued?: true;
}

interface Options {
  readonly connectionString: string;
  readonly env?: NodeJS.ProcessEnv;
  now(): string;
}

const program = fileURLToPath(new URL('../orders/testing/order-server.ts', import.meta.url));
const preloaded = [
  new URL('./quick-imports.ts', import.meta.url),
  new URL('./hold-at-write.ts', import.meta.url),
].map(({ href }) => `--import=${href}`);

/** Starts test servers that use the database of a running site. Kills each server between its writes. */
export class KilledServers {
  readonly #options: Options;
  readonly #folder: string;
  readonly #running = new Set<ChildProcess>();
  #next: Promise<KilledServer> | null = null;

  private constructor(options: Options, folder: string) {
    this.#options = options;
    this.#folder = folder;
  }

  static async open(options: Options): Promise<KilledServers> {
    return new KilledServers(options, await mkdtemp(path.join(tmpdir(), 'killed-servers-')));
  }

  async close(): Promise<void> {
    await this.#next;
    for (const server of this.#running) server.kill('SIGKILL');
    await rm(this.#folder, { recursive: true, force: true });
  }

  /**
   * Makes a server run an operation. Kills the server at its n-th write, or earlier if the operation ends.
   * @returns 'held', or the operation's result if it ends before that write
   */
  async killAt(n: number, work: (server: KilledServer) => Promise<string>): Promise<string> {
    const server = await (this.#next ?? this.#start());
    this.#next = this.#start();
    server.process.send(n);
    expect(await messageFrom(server)).toBe('understood');
    const end = await Promise.race([messageFrom(server), work(server)]);
    const ended = once(server.process, 'exit');
    server.process.kill('SIGKILL');
    await ended;
    this.#running.delete(server.process);
    return end;
  }

  /**
   * For each operation, kills the first server at its first write, the second server at its second write, and so on.
   * Stops when a server finishes the operation or a killed server has changed the data. With `isContinued`, does not
   * stop after a change. Instead, the next server continues the operation, and the count of writes restarts at one.
   * @returns the number of servers killed at a write, by operation name
   */
  async killBetweenWrites(works: readonly KilledWork[]): Promise<ReadonlyMap<string, number>> {
    const kills = new Map<string, number>();
    for (const { name, written, start, isContinued } of works) {
      for (let n = 1; ; ) {
        const before = await written();
        const end = await this.killAt(n, start);
        expect([name, n, end]).toEqual([name, n, expect.stringMatching(/^(held|done)$/)]);
        if (end === 'done') break;
        kills.set(name, (kills.get(name) ?? 0) + 1);
        const isUnchanged = (await written()) === before;
        if (!isUnchanged && !isContinued) break;
        n = isUnchanged ? n + 1 : 1;
      }
    }
    return kills;
  }

  async #start(): Promise<KilledServer> {
    const { connectionString, env, now } = this.#options;
    const dataDir = await mkdtemp(path.join(this.#folder, 'data-'));
    const server = spawn(process.execPath, [...preloaded, program, dataDir, connectionString, now()], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, ...env, NODE_COMPILE_CACHE: path.join(this.#folder, 'compiled') },
    });
    this.#running.add(server);
    if (!server.stdout) throw new Error('The server has no standard output');
    const [port] = await once(createInterface({ input: server.stdout }), 'line');
    return { url: `http://127.0.0.1:${port}`, process: server };
  }
}

async function messageFrom({ process: server }: KilledServer): Promise<string> {
  const [message] = await once(server, 'message');
  return message;
}

/** Makes a server run a job. */
export function doJob(server: KilledServer, job: RequestedJob): Promise<string> {
  server.process.send(job);
  return messageFrom(server);
}

/**
 * Sends a request whose response is a redirect or a result.
 * @returns 'done', the error, or 'lost' if there was no response
 */
export async function request(url: string, init: RequestInit): Promise<string> {
  try {
    const answer = await fetch(url, { redirect: 'manual', ...init });
    const text = await answer.text();
    const isDone = answer.status === 303 || (answer.status === 200 && !text.includes('"error"'));
    return isDone ? 'done' : `${answer.status} ${text}`;
  } catch {
    return 'lost';
  }
}

/** Calls a method of /rpc/2.0. @returns the result of {@link request} */
export function call({ url }: KilledServer, { token, service, method, params }: RpcCall): Promise<string> {
  return request(`${url}/rpc/2.0/${service}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
}

interface RpcCall {
  readonly token: string;
  readonly service: string;
  readonly method: string;
  readonly params: object;
}
