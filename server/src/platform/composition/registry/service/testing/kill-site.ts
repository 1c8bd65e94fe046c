import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { integrityOf, readBuiltPart, versionManifestOf } from '@title24/remote-kit/registry';
import pLimit from 'p-limit';
import { openSiteDatabase } from '../../../../../site-database.ts';
import type { OpenDatabase } from '../../../../db/database.ts';
import { type SeededDataDir, seededDataDir } from '../../../../db/testing/seeded-data-dir.ts';
import { type TemporaryDataDir, temporaryDataDir } from '../../../../db/testing/temporary-data-dir.ts';
import { quickStart } from '../../../../lifecycle/testing/site-process.ts';
import { writeSmallBuild } from '../../../testing/small-build.ts';
import { publishBuild } from '../../publish-builds.ts';
import { byCommand } from '../../publish-terms.ts';
import { folderBlobStore } from '../../store/open-blob-store.ts';
import { openRegistry } from '../open-registry.ts';

/** Maximum number of simultaneous processes. */
const limit = pLimit(2);
const actor = { accountId: null, accountName: 'a test', scope: null };

const programs = {
  publish: fileURLToPath(new URL('./dying-publisher.ts', import.meta.url)),
  rollback: fileURLToPath(new URL('./dying-rollback.ts', import.meta.url)),
} as const;

/** Returns `count` evenly spread steps from 1 to `steps`. */
const spread = (count: number, steps: number) =>
  Array.from({ length: count }, (_, index) => 1 + Math.round((index * (steps - 1)) / (count - 1)));

/** Runs processes that change a registry and kills them like `kill -9`. */
export class KillSite {
  readonly #folder: SeededDataDir;
  readonly #workspace: TemporaryDataDir;
  readonly #db: OpenDatabase;

  private constructor(folder: SeededDataDir, workspace: TemporaryDataDir, db: OpenDatabase) {
    this.#folder = folder;
    this.#workspace = workspace;
    this.#db = db;
  }

  static async open(): Promise<KillSite> {
    const folder = await seededDataDir();
    return new KillSite(folder, await temporaryDataDir(), await openSiteDatabase(folder));
  }

  async close(): Promise<void> {
    await this.#db.close();
    await this.#folder.remove();
    await this.#workspace.remove();
  }

  /**
   * Kills `count` publishing processes, each at a different step. Each must leave the old or the new version live, and
   * a second attempt must succeed.
   */
  async killPublishes(count: number): Promise<void> {
    const names = Array.from({ length: count + 1 }, (_, index) => `mf-${index}`);
    for (const name of names) {
      await this.#publish(name, 'first');
      await this.#build(name, 'second');
    }
    const old = await this.#serving();
    const [whole = '', ...killed] = names;
    const steps = await this.#countSteps('publish', this.#folderOf(whole));
    expect(steps).toBeGreaterThanOrEqual(20);
    await this.#kill(
      'publish',
      killed.map((name) => this.#folderOf(name)),
      spread(count, steps),
    );
    const { service } = this.#open();
    const found = await this.#serving();
    for (const name of killed) {
      const part = await readBuiltPart(this.#folderOf(name), '1.0.0');
      const { version } = part.entry.metadata;
      expect([old.get(name), version]).toContain(found.get(name));
      for (const content of part.contents.values())
        await service.putBlob(actor, integrityOf(content), content);
      await service.publishVersion(actor, name, versionManifestOf(part, null));
      await service.release(actor, name, version, 'Sent again');
      expect((await this.#serving()).get(name)).toBe(version);
    }
    expect(killed.filter((name) => found.get(name) === old.get(name)).length).toBeGreaterThan(0);
  }

  /**
   * Kills `count` rollback processes, by default one per step. Each must leave the old or the new version live, and a
   * second attempt must succeed.
   */
  async killRollbacks(count?: number): Promise<void> {
    await this.#publishTwo('mf-whole');
    const steps = await this.#countSteps('rollback', 'mf-whole');
    expect(steps).toBeGreaterThan(5);
    const points = spread(count ?? steps, steps);
    const versions = new Map<string, readonly [string, string]>();
    for (const step of points) versions.set(`mf-back-${step}`, await this.#publishTwo(`mf-back-${step}`));
    await this.#kill('rollback', [...versions.keys()], points);
    const { service } = this.#open();
    const found = await this.#serving();
    for (const [name, [before, live]] of versions) {
      expect([before, live]).toContain(found.get(name));
      await service.rollBack(actor, name, { to: before, reason: 'Sent again' });
      expect((await this.#serving()).get(name)).toBe(before);
    }
    // Nothing may change before the first step.
    expect(found.get('mf-back-1')).toBe(versions.get('mf-back-1')?.[1]);
  }

  #folderOf(name: string): string {
    return join(this.#workspace.dataDir, name, 'dist', 'production');
  }

  #build(name: string, content: string): Promise<void> {
    return writeSmallBuild(this.#workspace.dataDir, {
      name,
      paths: [`/${name}`],
      // Parts with equal content would share blobs, which would make publishing shorter.
      render: `return { main: '${name} ${content}' };`,
      assets: { [`chunk.${content}.js`]: `chunk('${name} ${content}')` },
    });
  }

  /**
   * Builds and publishes a part.
   *
   * @returns the version
   */
  async #publish(name: string, content: string): Promise<string> {
    await this.#build(name, content);
    const { version } = await publishBuild(name, {
      db: this.#db,
      dataDir: this.#folder.dataDir,
      workspace: this.#workspace.dataDir,
      mode: 'production',
      terms: byCommand,
    });
    return version;
  }

  /**
   * Publishes two versions of a part.
   *
   * @returns the previous and the live version
   */
  async #publishTwo(name: string): Promise<readonly [string, string]> {
    return [await this.#publish(name, 'third'), await this.#publish(name, 'fourth')];
  }

  #open() {
    const { dataDir } = this.#folder;
    return openRegistry({
      db: this.#db,
      dataDir,
      store: folderBlobStore(dataDir),
      recordAct: async () => undefined,
      log: { warn: () => {}, error: () => {} },
    });
  }

  /** Returns the versions that a new process serves. */
  async #serving(): Promise<ReadonlyMap<string, string>> {
    const { remotes, skipped } = await this.#open().live.current();
    expect(skipped).toEqual([]);
    return new Map(remotes.map(({ name, metadata }) => [name, metadata.version]));
  }

  async #countSteps(program: keyof typeof programs, subject: string): Promise<number> {
    const { signal, code, printed } = await this.#run(program, subject, 0);
    expect([signal, code]).toEqual([null, 0]);
    return Number(printed);
  }

  async #kill(program: keyof typeof programs, subjects: readonly string[], points: readonly number[]) {
    const ends = await Promise.all(
      subjects.map((subject, index) => limit(() => this.#run(program, subject, points[index] ?? 0))),
    );
    expect(ends.map(({ signal }) => signal)).toEqual(subjects.map(() => 'SIGKILL'));
  }

  /**
   * Runs a program that is killed at a step.
   *
   * @returns how the process ended, and its output
   */
  async #run(program: keyof typeof programs, subject: string, step: number) {
    const args = [programs[program], this.#folder.dataDir, this.#db.connectionString, subject, String(step)];
    const child = spawn(process.execPath, [quickStart, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(this.#workspace.dataDir, 'compile-cache') },
    });
    const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return { signal: child.signalCode, code: child.exitCode, printed };
  }
}
