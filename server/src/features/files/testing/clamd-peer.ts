import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const program = '/usr/sbin/clamd';

/** Whether this machine has clamd (Debian package clamav-daemon). */
export const haveClamd = existsSync(program);

/** Content that matches the signature of {@link ClamdPeer}. */
export const harmful = Buffer.from('%PDF-1.7\nTITLE24-TEST-SIGNATURE-d41f6a\n%%EOF\n');

/** A real clamd on a Unix socket, with a single test signature and no network access. */
export class ClamdPeer {
  readonly url: string;
  readonly #folder: string;
  #process: ChildProcess | null = null;

  constructor(folder: string) {
    this.#folder = folder;
    this.url = `unix:${path.join(folder, 'clamd.ctl')}`;
  }

  /** Returns a peer whose socket accepts no connections before `start`. */
  static async prepare(): Promise<ClamdPeer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'clamd-'));
    const database = path.join(folder, 'db');
    await mkdir(database);
    const signature = Buffer.from('TITLE24-TEST-SIGNATURE-d41f6a').toString('hex');
    await writeFile(path.join(database, 'own.ndb'), `Title24.Test.Signature:0:*:${signature}\n`);
    await writeFile(
      path.join(folder, 'clamd.conf'),
      [
        `DatabaseDirectory ${database}`,
        `LocalSocket ${path.join(folder, 'clamd.ctl')}`,
        `TemporaryDirectory ${folder}`,
        'Foreground yes',
        'StreamMaxLength 100K',
        'MaxFileSize 100K',
        'MaxScanSize 200K',
        'AlertExceedsMax yes',
        'ConcurrentDatabaseReload no',
        'Bytecode no',
        'User root',
      ].join('\n'),
    );
    return new ClamdPeer(folder);
  }

  async start(): Promise<void> {
    const child = spawn(program, ['--config-file', path.join(this.#folder, 'clamd.conf')], { stdio: 'pipe' });
    this.#process = child;
    let log = '';
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => {
          log += chunk;
          if (existsSync(path.join(this.#folder, 'clamd.ctl'))) resolve();
        });
      }
      child.once('exit', () => reject(new Error(`clamd did not start: ${log}`)));
    });
  }

  async stop(): Promise<void> {
    if (this.#process?.exitCode === null) {
      this.#process.kill('SIGKILL');
      await once(this.#process, 'exit');
    }
    this.#process = null;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
