import { answer, batchLimit } from './answer.ts';
import { invalidParams, methodNotFound, notFound } from './rpc-fault.ts';
import type { RpcParams } from './rpc-message.ts';

/** Methods that are called in the examples of the JSON-RPC 2.0 specification, and methods that fail. */
const methods: Readonly<Record<string, (params: RpcParams | undefined) => unknown>> = {
  subtract: (params) => {
    const [minuend, subtrahend] = Array.isArray(params)
      ? params
      : [(params as Record<string, number>).minuend, (params as Record<string, number>).subtrahend];
    return minuend - subtrahend;
  },
  sum: (params) => (params as number[]).reduce((total, each) => total + each, 0),
  get_data: () => ['hello', 5],
  update: () => undefined,
  notify_hello: () => undefined,
  notify_sum: () => undefined,
  missing: () => {
    throw notFound('Help text x not found.');
  },
  picky: () => {
    throw invalidParams([{ path: 'id', message: 'is required' }]);
  },
  broken: () => {
    throw new Error('secret detail');
  },
};

const reported: unknown[] = [];

async function call(method: string, params: RpcParams | undefined): Promise<unknown> {
  const found = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (!found) throw methodNotFound();
  return found(params);
}

function ask(body: string | Uint8Array): Promise<unknown> {
  return answer(typeof body === 'string' ? Buffer.from(body) : body, call, (error) => reported.push(error));
}

const error = (code: number, message: string, id: unknown = null) => ({
  jsonrpc: '2.0',
  error: { code, message },
  id,
});

describe('examples of the JSON-RPC 2.0 specification', () => {
  test.each([
    [
      'positional parameters',
      '{"jsonrpc": "2.0", "method": "subtract", "params": [42, 23], "id": 1}',
      { jsonrpc: '2.0', result: 19, id: 1 },
    ],
    [
      'positional parameters in reverse order',
      '{"jsonrpc": "2.0", "method": "subtract", "params": [23, 42], "id": 2}',
      { jsonrpc: '2.0', result: -19, id: 2 },
    ],
    [
      'named parameters',
      '{"jsonrpc": "2.0", "method": "subtract", "params": {"subtrahend": 23, "minuend": 42}, "id": 3}',
      { jsonrpc: '2.0', result: 19, id: 3 },
    ],
    [
      'named parameters in another order',
      '{"jsonrpc": "2.0", "method": "subtract", "params": {"minuend": 42, "subtrahend": 23}, "id": 4}',
      { jsonrpc: '2.0', result: 19, id: 4 },
    ],
    ['a notification', '{"jsonrpc": "2.0", "method": "update", "params": [1,2,3,4,5]}', null],
    ['a notification of an unknown method', '{"jsonrpc": "2.0", "method": "foobar"}', null],
    [
      'a non-existent method',
      '{"jsonrpc": "2.0", "method": "foobar", "id": "1"}',
      error(-32601, 'Method not found', '1'),
    ],
    [
      'invalid JSON',
      '{"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]',
      error(-32700, 'Parse error'),
    ],
    [
      'a batch of invalid JSON',
      '[{"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"}, {"jsonrpc": "2.0", "method"]',
      error(-32700, 'Parse error'),
    ],
    [
      'a batch of notifications',
      '[{"jsonrpc": "2.0", "method": "notify_sum", "params": [1,2,4]}, {"jsonrpc": "2.0", "method": "notify_hello", "params": [7]}]',
      null,
    ],
  ])('the example with %s gets the specified response', async (_, request, response) => {
    expect(await ask(request)).toEqual(response);
  });

  test.each([
    ['an invalid request object', '{"jsonrpc": "2.0", "method": 1, "params": "bar"}', 1],
    ['an empty array', '[]', 1],
    ['an invalid batch that is not empty', '[1]', [1]],
    ['an invalid batch', '[1,2,3]', [1, 1, 1]],
  ])('the example with %s gets the specified error', async (_, request, shape) => {
    const invalid = {
      jsonrpc: '2.0',
      error: expect.objectContaining({ code: -32600, message: 'Invalid Request' }),
      id: null,
    };
    expect(await ask(request)).toEqual(Array.isArray(shape) ? shape.map(() => invalid) : invalid);
  });

  test('the example with a mixed batch gets the specified responses', async () => {
    const responses = await ask(`[
      {"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"},
      {"jsonrpc": "2.0", "method": "notify_hello", "params": [7]},
      {"jsonrpc": "2.0", "method": "subtract", "params": [42,23], "id": "2"},
      {"foo": "boo"},
      {"jsonrpc": "2.0", "method": "foo.get", "params": {"name": "myself"}, "id": "5"},
      {"jsonrpc": "2.0", "method": "get_data", "id": "9"}
    ]`);
    expect(responses).toEqual([
      { jsonrpc: '2.0', result: 7, id: '1' },
      { jsonrpc: '2.0', result: 19, id: '2' },
      {
        jsonrpc: '2.0',
        error: expect.objectContaining({ code: -32600, message: 'Invalid Request' }),
        id: null,
      },
      error(-32601, 'Method not found', '5'),
      { jsonrpc: '2.0', result: ['hello', 5], id: '9' },
    ]);
  });
});

describe('requests', () => {
  test.each([1, 0, -7, 1.5, '', 'abc', null])('the id %p is returned unchanged', async (id) => {
    expect(await ask(JSON.stringify({ method: 'get_data', id }))).toEqual({
      jsonrpc: '2.0',
      result: ['hello', 5],
      id,
    });
  });

  test.each([[{}], [[1]], [true], [false]])('the id %j is invalid', async (id) => {
    expect(await ask(JSON.stringify({ method: 'get_data', id }))).toMatchObject({
      error: { code: -32600 },
      id: null,
    });
  });

  test('a number that is too large for JavaScript is an invalid id', async () => {
    expect(await ask('{"method":"get_data","id":1e999}')).toMatchObject({
      error: { code: -32600 },
      id: null,
    });
  });

  test('jsonrpc may be missing (H4), but any value other than "2.0" is refused', async () => {
    expect(await ask('{"method":"get_data","id":1}')).toMatchObject({ result: ['hello', 5] });
    for (const version of ['"1.0"', '2.0', 'null', '""', '["2.0"]']) {
      expect(await ask(`{"jsonrpc":${version},"method":"get_data","id":1}`)).toMatchObject({
        error: { code: -32600 },
        id: 1,
      });
    }
  });

  test.each(['null', '"bar"', '7', 'true'])(
    'the params %s are refused, because they are neither an object nor an array',
    async (params) => {
      expect(await ask(`{"method":"get_data","params":${params},"id":1}`)).toMatchObject({
        error: { code: -32600 },
        id: 1,
      });
    },
  );

  test.each([
    '',
    ' ',
    'null',
    '7',
    '"x"',
    '{',
    '\u0000',
    "{'method':'x'}",
    '{"method":"get_data","id":1,}',
    '{"a":NaN}',
  ])('the body %j is refused', async (body) => {
    expect(await ask(body)).toMatchObject({ error: { code: expect.any(Number) }, id: null });
  });

  test('a body that is not UTF-8 is refused as invalid JSON', async () => {
    expect(await ask(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toEqual(
      error(-32700, 'Parse error'),
    );
  });

  test.each(['constructor', 'toString', '__proto__', 'rpc.discover', ''])(
    'the method %j is unknown',
    async (method) => {
      expect(await ask(JSON.stringify({ method, id: 1 }))).toEqual(error(-32601, 'Method not found', 1));
    },
  );
});

describe('hostile structure', () => {
  test.each([
    '{"method":"get_data","params":{"__proto__":{"isAlmighty":true}},"id":1}',
    '{"method":"get_data","params":{"a":[{"\\u005f_proto__":{}}]},"id":1}',
    '{"method":"get_data","params":{"constructor":{"prototype":{"x":1}}},"id":1}',
    '{"__proto__":{"method":"get_data"},"id":1}',
  ])('a key that could change an object’s prototype is refused: %s', async (body) => {
    expect(await ask(body)).toMatchObject({ error: { code: -32600 }, id: null });
    expect(({} as { isAlmighty?: boolean }).isAlmighty).toBeUndefined();
  });

  test('a value named constructor is accepted', async () => {
    expect(await ask('{"method":"get_data","params":{"constructor":"x"},"id":1}')).toMatchObject({
      id: 1,
      result: ['hello', 5],
    });
  });

  test.each([40, 400_000])('%i levels of arrays are refused', async (depth) => {
    const body = `{"method":"get_data","params":${'['.repeat(depth)}${']'.repeat(depth)},"id":1}`;
    expect(await ask(body)).toMatchObject({ error: { code: -32600 }, id: null });
  });
});

describe('batches', () => {
  const batch = (length: number) =>
    JSON.stringify(Array.from({ length }, (_, id) => ({ method: 'get_data', id })));

  test(`a batch may have ${batchLimit} calls, which are answered in order`, async () => {
    const responses = (await ask(batch(batchLimit))) as { id: number }[];
    expect(responses.map(({ id }) => id)).toEqual(Array.from({ length: batchLimit }, (_, id) => id));
  });

  test('a batch with more than the maximum number of calls is refused as a whole', async () => {
    expect(await ask(batch(batchLimit + 1))).toMatchObject({ error: { code: -32600 }, id: null });
  });

  test('a failing call does not affect the others', async () => {
    expect(await ask('[{"method":"broken","id":1},{"method":"get_data","id":2}]')).toEqual([
      error(-32603, 'Internal error', 1),
      { jsonrpc: '2.0', result: ['hello', 5], id: 2 },
    ]);
  });
});

describe('failures', () => {
  test('expected errors are returned to the caller', async () => {
    expect(await ask('{"method":"missing","id":1}')).toEqual(error(-32001, 'Help text x not found.', 1));
    expect(await ask('{"method":"picky","id":1}')).toEqual({
      jsonrpc: '2.0',
      error: { code: -32602, message: 'Invalid params', data: [{ path: 'id', message: 'is required' }] },
      id: 1,
    });
  });

  test('unexpected errors are reported but hidden from the caller, even for a notification', async () => {
    reported.length = 0;
    expect(JSON.stringify(await ask('{"method":"broken","id":1}'))).not.toContain('secret');
    expect(await ask('{"method":"broken"}')).toBeNull();
    expect(reported).toEqual([new Error('secret detail'), new Error('secret detail')]);
  });

  test('a missing result is sent as null', async () => {
    expect(await ask('{"method":"update","id":1}')).toEqual({ jsonrpc: '2.0', result: null, id: 1 });
  });
});
