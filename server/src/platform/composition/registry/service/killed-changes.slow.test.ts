import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { quickStart } from '../../../lifecycle/testing/site-process.ts';
import { registryMachine } from '../testing/registry-machine.ts';

// This test starts dozens of processes.
jest.setTimeout(600_000);

const kills = 20;
const names = Array.from({ length: kills + 1 }, (_, index) => `mf-${index}`);
/** Runs at most two processes at a time. */
const limit = pLimit(2);
const program = fileURLToPath(new URL('./testing/dying-change.ts', import.meta.url));
const machine = registryMachine();

const build = (name: string, content: string) =>
  machine.build(name, content, {
    // The content differs for each part. With shared blobs, publishing would have fewer steps at which to be killed.
    render: `return { main: '${name} ${content}' };`,
    assets: { [`chunk.${content}.js`]: `chunk('${name} ${content}')` },
  });

/** Returns the version of each part that a new process would serve. */
async function serving(): Promise<ReadonlyMap<string, string>> {
  const { remotes, skipped } = await machine.open().live.current();
  expect(skipped).toEqual([]);
  return new Map(remotes.map(({ name, metadata }) => [name, metadata.version]));
}

/**
 * Publishes a part, or rolls it back to the version `to`, in a process that is killed at `step`. With step 0, the process
 * is not killed. Returns how the process ended, and its output.
 */
async function change(name: string, step: number, to: readonly string[] = []) {
  const { dataDir, db, workspace } = machine;
  const args = [program, dataDir, db.connectionString, workspace, name, String(step), ...to];
  const child = spawn(process.execPath, [quickStart, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(dataDir, 'compile-cache') },
  });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { signal: child.signalCode, printed };
}

test('F6: a publish that is killed at any of twenty steps leaves the old or the new version and can be repeated', async () => {
  for (const name of names) {
    await build(name, 'first');
    await machine.publish(name);
    await build(name, 'second');
  }
  const old = await serving();
  const [whole = '', ...killed] = names;
  const { signal, printed } = await change(whole, 0);
  expect(signal).toBeNull();
  const steps = Number(printed);
  expect(steps).toBeGreaterThanOrEqual(kills);
  const ends = await Promise.all(
    killed.map((name, index) =>
      limit(() => change(name, 1 + Math.round((index * (steps - 1)) / (kills - 1)))),
    ),
  );
  expect(new Set(ends.map((end) => end.signal))).toEqual(new Set(['SIGKILL']));
  const found = await serving();
  for (const name of killed) {
    const { version } = await machine.publish(name);
    expect([old.get(name), version]).toContain(found.get(name));
    expect((await serving()).get(name)).toBe(version);
  }
  expect(killed.filter((name) => found.get(name) === old.get(name)).length).toBeGreaterThan(0);
});

test('F6: a rollback that is killed at any step leaves the old or the new version and can be repeated', async () => {
  const first = await machine.release('mf-back', 'first');
  const second = await machine.release('mf-back', 'second');
  const whole = await change('mf-back', 0, [first]);
  expect((await serving()).get('mf-back')).toBe(first);
  const steps = Number(whole.printed);
  expect(steps).toBeGreaterThan(3);
  for (let step = 1; step <= steps; step += 1) {
    await machine.publish('mf-back');
    expect((await serving()).get('mf-back')).toBe(second);
    expect((await change('mf-back', step, [first])).signal).toBe('SIGKILL');
    const left = (await serving()).get('mf-back');
    expect([first, second]).toContain(left);
    if (left === second) await change('mf-back', 0, [first]);
    expect((await serving()).get('mf-back')).toBe(first);
  }
});
