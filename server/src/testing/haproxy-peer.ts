import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixedPort } from './fixed-port.ts';

const program = '/usr/sbin/haproxy';
const guide = new URL('../../../docs/haproxy.cfg', import.meta.url);

/** Whether this machine has HAProxy (Debian package haproxy). */
export const haveHaproxy = existsSync(program);

/** A server's state in HAProxy. */
export interface ServerState {
  readonly isUp: boolean;
  /** Number of requests sent to the server. */
  readonly requests: number;
}

/** A real HAProxy in front of two servers, configured as in docs/haproxy.cfg. */
export class HaproxyPeer {
  /** URL for visitors. */
  readonly url: string;
  readonly #statistics: string;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(port: number, statisticsPort: number, process: ChildProcess, folder: string) {
    this.url = `http://localhost:${port}`;
    this.#statistics = `http://127.0.0.1:${statisticsPort}/;csv`;
    this.#process = process;
    this.#folder = folder;
  }

  /** @param servers the ports of the two servers on this machine */
  static async start([first, second]: readonly [number, number]): Promise<HaproxyPeer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'haproxy-'));
    const [port, statisticsPort] = [await fixedPort(), await fixedPort()];
    const configuration = (await readFile(guide, 'utf8'))
      .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
      .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
      .replace('127.0.0.1:3002', `127.0.0.1:${second}`);
    const statistics = `\nfrontend statistics\n  bind 127.0.0.1:${statisticsPort}\n  stats enable\n  stats uri /\n`;
    const file = path.join(folder, 'haproxy.cfg');
    await writeFile(file, configuration + statistics);
    const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    child.stderr.on('data', (chunk) => {
      log += chunk;
    });
    const peer = new HaproxyPeer(port, statisticsPort, child, folder);
    const ended = once(child, 'exit').then(() => {
      throw new Error(`HAProxy did not start: ${log}`);
    });
    ended.catch(() => undefined);
    for (;;) {
      const isListening = await Promise.race([
        ended,
        peer.server('first').then(
          () => true,
          () => false,
        ),
      ]);
      if (isListening) return peer;
    }
  }

  async server(name: 'first' | 'second'): Promise<ServerState> {
    const text = await (await fetch(this.#statistics)).text();
    const [head = '', ...lines] = text.split('\n');
    const columns = head.replace(/^# /, '').split(',');
    const cells = lines
      .map((line) => line.split(','))
      .find(([backend, server]) => backend === 'servers' && server === name);
    if (!cells) throw new Error(`HAProxy knows no server ${name}`);
    return {
      isUp: cells[columns.indexOf('status')]?.startsWith('UP') ?? false,
      requests: Number(cells[columns.indexOf('stot')]),
    };
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      this.#process.kill();
      await once(this.#process, 'exit');
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}
