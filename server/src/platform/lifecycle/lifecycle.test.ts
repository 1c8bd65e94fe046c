import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { explainFileError, StartupError } from '../process/startup-error.ts';
import { drain } from './drain.ts';
import { Resources } from './resources.ts';

describe('draining', () => {
  let app: FastifyInstance;
  let entered: Promise<void>;
  let finish: () => void;

  beforeEach(async () => {
    app = Fastify();
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    entered = new Promise((resolve) => {
      app.get('/slow', async () => {
        resolve();
        await finished;
        return 'done';
      });
    });
  });

  test('draining waits for requests in flight, but not for idle connections', async () => {
    const agent = new Agent({ keepAlive: true });
    const slow = once(get(`${await app.listen({ port: 0 })}/slow`, { agent }), 'response');
    await entered;
    // The limit is longer than the test may take, so only closeIdleConnections can close the idle connection.
    const draining = drain(app, 600_000);
    finish();
    const [response] = await slow;
    expect(await text(response)).toBe('done');
    await draining;
    agent.destroy();
  });

  test('draining cuts off a request that takes too long', async () => {
    const slow = fetch(`${await app.listen({ port: 0 })}/slow`).catch(() => 'cut off');
    await entered;
    await drain(app, 50);
    expect(await slow).toBe('cut off');
    finish();
  });

  test('draining lets a file transfer exceed the time limit for other requests', async () => {
    const slow = fetch(`${await app.listen({ port: 0 })}/slow`);
    await entered;
    let draining: Promise<void> | undefined;
    await new Promise<void>((isAsked) => {
      draining = drain(app, 0, () => {
        isAsked();
        return true;
      });
    });
    finish();
    expect(await (await slow).text()).toBe('done');
    await draining;
  });
});

test('resources are released in reverse order', async () => {
  const resources = new Resources();
  const ended: string[] = [];
  const add = (name: string, fails = false) =>
    resources.add(async () => {
      ended.push(name);
      if (fails) throw new Error(name);
    });
  add('database');
  add('feed', true);
  add('app');
  await expect(resources.release()).rejects.toThrow('Shutdown did not complete');
  expect(ended).toEqual(['app', 'feed', 'database']);
});

test.each([
  ['EACCES', /\/data\/x cannot be used: this user does not have access/],
  ['ENOSPC', /disk is full/],
  ['EROFS', /read-only/],
])('the file system error %s is explained', (code, words) => {
  const error = Object.assign(new Error('x'), { code, path: '/data/x' });
  expect(explainFileError(error)).toBeInstanceOf(StartupError);
  expect((explainFileError(error) as Error).message).toMatch(words);
});

test('explainFileError returns an error unchanged unless it is a file system error', () => {
  const error = new TypeError('x');
  expect(explainFileError(error)).toBe(error);
});
