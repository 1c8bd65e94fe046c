import { RpcError } from '@title24/shared-config/contract';
import { publicConfig } from '@title24/shared-config/rpc';
import { createRpcClient } from './rpc.client.ts';
import { createLazyTransport, type Transport } from './transport.ts';

const answering: Transport = async () => ({ status: 200, text: '{"result": 42}' });
const readToken = () => null;
const renewToken = async () => undefined;

test('the code that makes calls is loaded at the first call; a failure to is a failed call, and tried again', async () => {
  const load = jest.fn<Promise<Transport>, []>();
  load.mockRejectedValueOnce(new Error('Loading chunk failed')).mockResolvedValue(answering);
  const rpc = createRpcClient({ readToken, renewToken, transport: createLazyTransport(load) });
  expect(load).not.toHaveBeenCalled();
  const error = await rpc.call(publicConfig.load).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RpcError);
  expect(error).toMatchObject({
    code: 0,
    message: 'The site could not be reached. Check your connection and try again.',
    cause: expect.objectContaining({ message: 'Loading chunk failed' }),
  });
  await expect(rpc.call(publicConfig.load)).resolves.toBe(42);
});

test('who stops a request does not wait for its code', async () => {
  const abort = new AbortController();
  const transport = createLazyTransport(() => new Promise(() => undefined));
  const sending = transport({ path: '/x', body: {}, headers: {}, signal: abort.signal });
  abort.abort(new Error('stopped'));
  await expect(sending).rejects.toThrow('stopped');
});
