import { createRangeReader } from './range-reader.ts';

const link = (url: string) => ({ url });

/** Replaces fetch. Only the given URLs have valid responses. */
function serve(...good: string[]) {
  const asked: string[] = [];
  globalThis.fetch = (async (url: string, { headers }: { headers: { range: string } }) => {
    asked.push(`${url} ${headers.range}`);
    return good.includes(url)
      ? new Response('piece', { status: 206 })
      : new Response('ended', { status: 404 });
  }) as unknown as typeof fetch;
  return asked;
}

const browserFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = browserFetch;
});

test('a read up to byte 200 (exclusive) requests a range that ends with byte 199', async () => {
  const asked = serve('/a');
  const read = createRangeReader(link('/a'), () => Promise.reject(new Error('not needed')));
  expect((await read(100, 200)).byteLength).toBe(5);
  expect(asked).toEqual(['/a bytes=100-199']);
});

test('an expired link is renewed only once for all pending reads', async () => {
  const asked = serve('/b');
  let renewals = 0;
  const read = createRangeReader(link('/a'), async () => {
    renewals += 1;
    return link('/b');
  });
  await Promise.all([read(0, 10), read(10, 20)]);
  await read(20, 30);
  expect(renewals).toBe(1);
  expect(asked.filter((each) => each.startsWith('/a'))).toHaveLength(2);
  expect(asked.at(-1)).toBe('/b bytes=20-29');
});

test('if the renewal of the link fails, the read fails, and the next read tries again', async () => {
  serve('/c');
  const answers = [Promise.reject(new Error('no connection')), Promise.resolve(link('/c'))];
  answers[0]?.catch(() => undefined);
  const read = createRangeReader(link('/a'), () => answers.shift() ?? Promise.reject(new Error('no more')));
  await expect(read(0, 10)).rejects.toThrow('no connection');
  expect((await read(0, 10)).byteLength).toBe(5);
});

test('a read fails if the file is still missing after the link is renewed', async () => {
  serve();
  const read = createRangeReader(link('/a'), async () => link('/b'));
  await expect(read(0, 10)).rejects.toThrow('404');
});
