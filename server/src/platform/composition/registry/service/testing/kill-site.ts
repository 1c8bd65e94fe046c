import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { quickStart } from '../../../../lifecycle/testing/site-process.ts';
import { registryMachine } from '../../testing/registry-machine.ts';

/** Runs at most two processes at a time. */
const limit = pLimit(2);
const program = fileURLToPath(new URL('./dying-change.ts', import.meta.url));

type Change = 'publish' | 'rollback';

/** Returns `count` evenly spread steps from 1 to `steps`. */
const spread = (count: number, steps: number) =>
  Array.from({ length: count }, (_, index) => 1 + Math.round((index * (steps - 1)) / (count - 1)));

/** Returns functions that change a registry in processes that are killed during the change, as by `kill -9`. */
export function killSite() {
  const machine = registryMachine();

  const build = (name: string, content: string) =>
    machine.build(name, content, {
      // Parts with equal content would share blobs, which would make publishing shorter.
      render: `return { main: '${name} ${content}' };`,
      assets: { [`chunk.${content}.js`]: `chunk('${name} ${content}')` },
    });
  async function publish(name: string, content: string): Promise<string> {
    await build(name, content);
    return (await machine.publish(name)).version;
  }
  /** Publishes two versions and returns them, the live one last. */
  const publishTwo = async (name: string) =>
    [await publish(name, 'first'), await publish(name, 'second')] as const;

  /** Returns the version of each part that a new process would serve. */
  async function serving(): Promise<ReadonlyMap<string, string>> {
    const { remotes, skipped } = await machine.open().live.current();
    expect(skipped).toEqual([]);
    return new Map(remotes.map(({ name, metadata }) => [name, metadata.version]));
  }

  /**
   * Makes a change in a process that is killed at `step`, or not killed if `step` is 0. Returns how the
   * process ended, and its output.
   */
  async function run(change: Change, name: string, step: number) {
    const { dataDir, db, workspace } = machine;
    const args = [program, dataDir, db.connectionString, workspace, change, name, String(step)];
    const child = spawn(process.execPath, [quickStart, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(dataDir, 'compile-cache') },
    });
    const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return { signal: child.signalCode, code: child.exitCode, printed };
  }

  async function countSteps(change: Change, name: string): Promise<number> {
    const { signal, code, printed } = await run(change, name, 0);
    expect([signal, code]).toEqual([null, 0]);
    return Number(printed);
  }

  async function kill(change: Change, names: readonly string[], points: readonly number[]): Promise<void> {
    const ends = await Promise.all(
      names.map((name, index) => limit(() => run(change, name, points[index] ?? 0))),
    );
    expect(ends.map(({ signal }) => signal)).toEqual(names.map(() => 'SIGKILL'));
  }

  return {
    /**
     * Kills `count` publishing processes, each at a different step. Each must leave the old or the new version live, and
     * a second attempt must succeed.
     */
    async killPublishes(count: number): Promise<void> {
      const names = Array.from({ length: count + 1 }, (_, index) => `mf-${index}`);
      for (const name of names) {
        await publish(name, 'first');
        await build(name, 'second');
      }
      const old = await serving();
      const [whole = '', ...killed] = names;
      const steps = await countSteps('publish', whole);
      expect(steps).toBeGreaterThanOrEqual(20);
      await kill('publish', killed, spread(count, steps));
      const found = await serving();
      for (const name of killed) {
        const { version } = await machine.publish(name);
        expect([old.get(name), version]).toContain(found.get(name));
        expect((await serving()).get(name)).toBe(version);
      }
      expect(killed.filter((name) => found.get(name) === old.get(name)).length).toBeGreaterThan(0);
    },

    /**
     * Kills a rollback process at each step. Each must leave one of the two versions live, and a second attempt must
     * succeed.
     */
    async killRollbacks(): Promise<void> {
      await publishTwo('mf-whole');
      const steps = await countSteps('rollback', 'mf-whole');
      expect(steps).toBeGreaterThan(5);
      const points = spread(steps, steps);
      const versions = new Map<string, readonly [string, string]>();
      for (const step of points) versions.set(`mf-back-${step}`, await publishTwo(`mf-back-${step}`));
      await kill('rollback', [...versions.keys()], points);
      const { service } = machine.open();
      const found = await serving();
      const actor = { accountId: null, accountName: 'a test', scope: null };
      for (const [name, [before, live]] of versions) {
        expect([before, live]).toContain(found.get(name));
        await service.rollBack(actor, name, { to: before, reason: 'Sent again' });
        expect((await serving()).get(name)).toBe(before);
      }
      // A kill at the first step must leave the live version unchanged.
      expect(found.get('mf-back-1')).toBe(versions.get('mf-back-1')?.[1]);
    },
  };
}
