import { type DataRequest, type FieldError, type RpcClient, RpcError } from '@title24/shared-config/contract';

/** Name of the window event that tells of a token that the server no longer takes (spec 8). */
export const invalidTokenEvent = 'INVALID_TOKEN';

/** The client as the shell itself has it. */
export interface ShellRpcClient extends RpcClient {
  /** As `callPublic`, but with the bearer header: the login fetch (spec 7) and the logout. */
  callSecurity<Result>(method: string, token: string): Promise<Result>;
}

const unreachable = 'The site could not be reached. Check your connection and try again.';
const timeoutMs = 15_000;

/** The page's one JSON-RPC 2.0 client (spec 7): POST, id 1, bearer header under /rpc/2.0. */
export function createRpcClient(readToken: () => string | null): ShellRpcClient {
  return {
    callPublic: (request) => post('/rpc/public', request, null),
    call: async (request) => {
      const token = readToken();
      try {
        return await post('/rpc/2.0', request, token);
      } catch (error) {
        const renewed = readToken();
        // Another tab has renewed the token, or logged in again, while this call was under way.
        if (isRefused(error) && renewed !== null && renewed !== token)
          return await told(post('/rpc/2.0', request, renewed));
        throw tell(error);
      }
    },
    callSecurity: (method, token) => told(post('/rpc/public', { service: 'security', method }, token)),
  };
}

async function post<Result>(base: string, request: DataRequest, token: string | null): Promise<Result> {
  const response = await fetch(`${base}/${request.service}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', method: request.method, params: request.params ?? {}, id: 1 }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new RpcError(unreachable, 0, { cause });
  });
  const text = await response.text().catch((cause: unknown) => {
    throw new RpcError(unreachable, 0, { cause });
  });
  if (response.status === 401 && text.startsWith('invalid token'))
    throw new RpcError('Your login has ended. Log in again to go on.', refused);
  if (!response.ok)
    throw new RpcError(`The site answered with an error (${response.status}).`, response.status);
  return resultOf<Result>(text, response.status);
}

/** {@link RpcError}'s code where the token is not taken. */
const refused = 401;

const isRefused = (error: unknown) => error instanceof RpcError && error.code === refused;

const told = <Result>(call: Promise<Result>): Promise<Result> =>
  call.catch((error: unknown) => {
    throw tell(error);
  });

/** Broadcasts it where the token was refused; answers the error. */
function tell(error: unknown): unknown {
  if (isRefused(error)) dispatchEvent(new CustomEvent(invalidTokenEvent));
  return error;
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
