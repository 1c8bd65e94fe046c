import { testEntry } from '@title24/remote-kit/testing/entries';
import { createRegistryClient } from './registry.client.ts';

const entry = testEntry('mf-a', { routes: ['/here', '/there'] });
const [here = null, there] = entry.extras.routes;
const feed = (given = entry, revision = 1) => ({
  ok: true,
  json: async () => ({ microFrontends: { [given.name]: [given] }, revision, skipped: [] }),
});

function clientWith(...answers: readonly unknown[]) {
  const asked = [...answers];
  const fetched = jest.fn(async () => {
    const answer = await asked.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  window.fetch = fetched as never;
  return { client: createRegistryClient({ remotes: [entry], route: here, revision: 1 }), fetched };
}

test('until the registry is loaded, only the current route’s details are known', async () => {
  const { client, fetched } = clientWith(feed());
  expect(client.match('/there')?.entry.name).toBe('mf-a');
  expect(client.find('/here')).toEqual({ route: here, entry: null });
  expect(client.find('/there')).toBeUndefined();
  expect(client.find('/nowhere')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
  await client.load();
  expect(client.find('/there')).toEqual({ route: there, entry });
  expect(client.find('/here')).toEqual({ route: here, entry });
});

test('all loads of the registry share one request', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { client, fetched } = clientWith(answer.promise);
  const both = Promise.all([client.load(), client.load()]);
  answer.resolve(feed());
  await both;
  await client.load();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  ['cannot be reached', new TypeError('network'), 'network'],
  ['answers with an error', { ok: false, status: 503 }, 'The registry answered 503'],
])(
  'a registry that %s is reported to all callers, and the next caller requests the registry again',
  async (_, answer, words) => {
    const { client, fetched } = clientWith(answer, feed());
    const outcomes = await Promise.allSettled([client.load(), client.load()]);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual([
      words,
      words,
    ]);
    expect(client.find('/there')).toBeUndefined();
    await client.load();
    expect(client.find('/there')).toEqual({ route: there, entry });
    expect(fetched).toHaveBeenCalledTimes(2);
  },
);

test('the client returns the newest entry of a remote, and undefined for a removed remote', async () => {
  const fixed = { ...entry, url: '/assets/mf-a/2/remoteEntry.js' };
  const { client } = clientWith(feed(), feed(fixed), feed(testEntry('mf-b', { routes: ['/b'] })));
  await client.load();
  expect(await client.newest('mf-a')).toEqual(fixed);
  expect(await client.newest('mf-a')).toBeUndefined();
  expect(client.find('/there')?.entry?.url).toBe(entry.url);
});

test('F10: a registry is rejected if it is older than the page or than an accepted registry', async () => {
  const { client } = clientWith(feed(entry, 0), feed(entry, 9), feed(entry, 8), feed(entry, 9));
  await expect(client.load()).rejects.toThrow('went back to revision 0, before 1');
  expect(client.find('/there')).toBeUndefined();
  await client.load();
  await expect(client.newest('mf-a')).rejects.toThrow('went back to revision 8, before 9');
  expect(await client.newest('mf-a')).toEqual(entry);
});
