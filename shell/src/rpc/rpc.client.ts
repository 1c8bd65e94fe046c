import { type DataRequest, type FieldError, type RpcClient, RpcError } from '@title24/shared-config/contract';

interface Options {
  readonly readToken: () => string | null;
  /** Called when the server no longer takes the token (spec 8). */
  readonly onInvalidToken: () => void;
}

const unreachable = 'The site could not be reached. Check your connection and try again.';
const timeoutMs = 15_000;

/** The page's one JSON-RPC 2.0 client (spec 7): POST, id 1, bearer header under /rpc/2.0. */
export function createRpcClient({ readToken, onInvalidToken }: Options): RpcClient {
  return {
    callPublic: (request) => post('/rpc/public', request, {}),
    call: (request) => {
      const token = readToken();
      return post('/rpc/2.0', request, token ? { authorization: `Bearer ${token}` } : {});
    },
  };

  async function post<Result>(
    base: string,
    request: DataRequest,
    headers: Record<string, string>,
  ): Promise<Result> {
    const response = await fetch(`${base}/${request.service}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', method: request.method, params: request.params ?? {}, id: 1 }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new RpcError(unreachable, 0, { cause });
    });
    const text = await response.text().catch((cause: unknown) => {
      throw new RpcError(unreachable, 0, { cause });
    });
    if (response.status === 401 && text.startsWith('invalid token')) {
      onInvalidToken();
      throw new RpcError('Your login has ended. Log in again to go on.', 401);
    }
    if (!response.ok)
      throw new RpcError(`The site answered with an error (${response.status}).`, response.status);
    return resultOf<Result>(text, response.status);
  }
}

interface Answer<Result> {
  readonly result?: Result;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: readonly FieldError[] };
}

function resultOf<Result>(text: string, status: number): Result {
  let answer: Answer<Result>;
  try {
    answer = JSON.parse(text) as Answer<Result>;
  } catch (cause) {
    throw new RpcError('The site answered something that is not JSON.', status, { cause });
  }
  const { error } = answer;
  if (error) {
    const fields = Array.isArray(error.data) ? error.data : [];
    throw new RpcError(error.message, error.code, { fields });
  }
  return answer.result as Result;
}
