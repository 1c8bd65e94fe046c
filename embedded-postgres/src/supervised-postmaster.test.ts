import type { Postmaster } from './postmaster.ts';
import { superviseDatabase } from './supervised-postmaster.ts';

/**
 * Returns a `start` function for fake servers, which run until `crash` or `stop` ends them. `starts` lists the port
 * requested for each start.
 * @param failures - numbers of the starts that fail, counted from 1
 */
function servers(failures: readonly number[] = []) {
  const starts: (number | undefined)[] = [];
  const running: (() => void)[] = [];
  const start = async (port?: number): Promise<Postmaster> => {
    starts.push(port);
    if (failures.includes(starts.length)) throw new Error('The disk is full');
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    running.push(end);
    return { port: 5432, ended, stop: async () => end() };
  };
  const told: string[] = [];
  const log = { error: (_: object, message: string) => void told.push(message) };
  /** Ends the running server and waits for the next start or for the supervisor to give up. */
  const crash = async () => {
    running.at(-1)?.();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { start, starts, log, told, crash };
}

test('a server that exits is restarted on its port', async () => {
  const { start, starts, log, told, crash } = servers();
  const { port } = await superviseDatabase({ start, log });
  await crash();
  expect([port, starts]).toEqual([5432, [undefined, 5432]]);
  expect(told).toEqual(['The built-in database exited unexpectedly and is being restarted']);
});

test('a server is not restarted after too many quick exits', async () => {
  const { start, starts, log, crash } = servers();
  const { ended } = await superviseDatabase({ start, log, maxExits: 2 });
  for (let time = 0; time < 3; time++) await crash();
  await ended;
  expect(starts).toHaveLength(3);
});

test('a server is restarted after each exit if the exits are far apart', async () => {
  const { start, starts, log, crash } = servers();
  const { stop } = await superviseDatabase({ start, log, maxExits: 2, withinMs: -1 });
  for (let time = 0; time < 5; time++) await crash();
  expect(starts).toHaveLength(6);
  await stop();
});

test('a failed start counts as an exit', async () => {
  const { start, starts, log, told, crash } = servers([2, 3]);
  const { ended } = await superviseDatabase({ start, log, maxExits: 2 });
  await crash();
  await ended;
  expect(starts).toHaveLength(3);
  expect(told).toContain('The built-in database could not be restarted');
});

test('a server that was stopped stays down', async () => {
  const { start, starts, log } = servers();
  const { stop, ended } = await superviseDatabase({ start, log });
  await stop();
  await ended;
  expect(starts).toHaveLength(1);
});
