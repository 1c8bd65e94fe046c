import { createContentCache } from './content-cache.ts';
import { notFound } from './protocol/rpc-fault.ts';

function cacheAt(revision: number | null, maxEntries?: number) {
  const state = { revision };
  const cache = createContentCache({ revision: () => state.revision }, maxEntries);
  let loads = 0;
  const load = (key: string, value: unknown = key) =>
    cache.get(key, async () => {
      loads++;
      return value;
    });
  return { state, cache, load, loads: () => loads };
}

test('a result is loaded once per revision, even for simultaneous callers', async () => {
  const { load, loads } = cacheAt(1);
  expect(await Promise.all([load('a'), load('a'), load('b')])).toEqual(['a', 'a', 'b']);
  await load('a');
  expect(loads()).toBe(2);
});

test('a new revision causes a new load', async () => {
  const { load, loads, state } = cacheAt(1);
  await load('a');
  state.revision = 2;
  expect(await load('a', 'new')).toBe('new');
  expect(loads()).toBe(2);
});

test('nothing is cached while the revision is unknown', async () => {
  const { load, loads } = cacheAt(null);
  await load('a');
  await load('a');
  expect(loads()).toBe(2);
});

test('a failure is not cached', async () => {
  const { cache, load } = cacheAt(1);
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await load('a', 'up')).toBe('up');
});

test('while the database is down, the cache returns the last results, and loads them again afterward', async () => {
  const { load, cache, state } = cacheAt(1);
  await load('a', 'old');
  state.revision = null;
  expect(await cache.get('a', () => Promise.reject(new Error('down')))).toBe('old');
  state.revision = 2;
  // The load fails, but there is still a revision, because the change feed has not noticed the outage yet.
  expect(await cache.get('a', () => Promise.reject(new Error('down')))).toBe('old');
  expect(await cache.get('a', () => Promise.reject(new Error('down')))).toBe('old');
  expect(await load('a', 'new')).toBe('new');
  expect(await load('a', 'newer')).toBe('new');
});

test('after a result’s content is removed, the result is no longer cached', async () => {
  const { load, cache, state } = cacheAt(1);
  await load('a', 'old');
  state.revision = 2;
  await expect(cache.get('a', () => Promise.reject(notFound('gone')))).rejects.toThrow('gone');
  expect(await load('a', 'new')).toBe('new');
});

test('the number of entries is limited', async () => {
  const { load, loads } = cacheAt(1, 2);
  for (const key of ['a', 'b', 'c', 'a']) await load(key);
  expect(loads()).toBe(4);
});
