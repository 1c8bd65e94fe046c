import { DefaultHttpStack, type HttpRequest, type HttpResponse } from 'tus-js-client';
import { BucketTrust, DirectStack } from './direct-stack.ts';

afterEach(() => jest.restoreAllMocks());

/**
 * Returns `send`, which sends a chunk of two bytes, and `sent`, the requests so far. `statuses` are the answers, in
 * order.
 */
function begin(trust: BucketTrust, ...statuses: (number | 'lost')[]) {
  const sent: string[] = [];
  const response = (status = 0): HttpResponse => ({
    getStatus: () => status,
    getHeader: () => 'true',
    getBody: () => '/bucket',
    getUnderlyingObject: () => null,
  });
  jest.spyOn(DefaultHttpStack.prototype, 'createRequest').mockImplementation(
    (method, url) =>
      ({
        setHeader: () => undefined,
        getHeader: () => '',
        setProgressHandler: () => undefined,
        async send(body: Blob | null) {
          sent.push(`${method} ${url} ${body?.size ?? 0}`);
          const status = statuses.shift();
          if (status === 'lost') throw new Error('The connection was lost');
          return response(status);
        },
      }) as unknown as HttpRequest,
  );
  const stack = new DirectStack(trust);
  stack.readOffer(response());
  const send = async () => (await stack.createRequest('PATCH', '/site').send(new Blob(['ab']))).getStatus();
  return { send, sent };
}

test.each([403, 'lost'] as const)(
  'if the bucket answers %s to the first chunk, all chunks go to the site, even those of the next file',
  async (bucket) => {
    const trust = new BucketTrust();
    const { send, sent } = begin(trust, 200, bucket, 204, 204);
    expect([await send(), await send()]).toEqual([204, 204]);
    expect(sent).toEqual(['PATCH /site 0', 'PUT /bucket 2', 'PATCH /site 2', 'PATCH /site 2']);
    const next = begin(trust, 204);
    expect(await next.send()).toBe(204);
    expect(next.sent).toEqual(['PATCH /site 2']);
  },
);

test('if the connection to the bucket breaks on a later chunk, that chunk is sent to the bucket again, then to the site', async () => {
  const { send, sent } = begin(new BucketTrust(), 200, 200, 204, 200, 'lost', 200, 'lost', 204);
  expect(await send()).toBe(204);
  await expect(send()).rejects.toThrow('The connection was lost');
  expect(await send()).toBe(204);
  expect(sent.slice(3)).toEqual([
    'PATCH /site 0',
    'PUT /bucket 2',
    'PATCH /site 0',
    'PUT /bucket 2',
    'PATCH /site 2',
  ]);
});

test('if the site refuses to take a chunk from the bucket, the chunk is sent directly to the site', async () => {
  const { send, sent } = begin(new BucketTrust(), 400, 204);
  expect(await send()).toBe(204);
  expect(sent).toEqual(['PATCH /site 0', 'PATCH /site 2']);
});
