import {
  type DataRequest,
  type FieldError,
  type RpcClient,
  RpcError,
  rpcErrorCodes,
} from '@title24/shared-config/contract';
import { tellInvalidToken } from './invalid-token.ts';

/** The client as the shell itself has it. */
export interface ShellRpcClient extends RpcClient {
  /** A call of the security service with the bearer header: the login fetch (spec 7) and the logout. */
  callSecurity<Result>(method: string, token: string): Promise<Result>;
}

const unreachable = 'The site could not be reached. Check your connection and try again.';
const timeoutMs = 15_000;

interface Options {
  readonly readToken: () => string | null;
  /** Exchanges the token; rejects where that could not be tried. Tells by itself of a token that is not taken. */
  readonly renewToken: () => Promise<void>;
}

/** The page's one JSON-RPC 2.0 client (spec 7): POST, id 1, bearer header under /rpc/2.0. */
export function createRpcClient({ readToken, renewToken }: Options): ShellRpcClient {
  return {
    callPublic: (request) => post('/rpc/public', request, null),
    async call<Result>(request: DataRequest): Promise<Result> {
      const token = readToken();
      try {
        return await post<Result>('/rpc/2.0', request, token);
      } catch (error) {
        if (!isRefused(error)) throw error;
        // Its time is up. It may have been exchanged meanwhile, by another call or another tab.
        if (token !== null && readToken() === token) await renewToken();
        const renewed = readToken();
        if (renewed !== null && renewed !== token) return post<Result>('/rpc/2.0', request, renewed);
        if (renewed === token) tellInvalidToken();
        throw error;
      }
    },
    callSecurity: (method, token) => post('/rpc/public', { service: 'security', method }, token),
  };
}

/** Whether a call was answered with HTTP 401 'invalid token'. */
export function isRefused(error: unknown): boolean {
  return error instanceof RpcError && error.code === rpcErrorCodes.invalidToken;
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
    throw new RpcError('Your login has ended. Log in again to go on.', rpcErrorCodes.invalidToken);
  if (!response.ok) throw new RpcError(wordsOf(text, response.status), response.status);
  return resultOf<Result>(text, response.status);
}

/** Where the sender is to come back later, the server says when. */
function wordsOf(text: string, status: number): string {
  const usual = `The site answered with an error (${status}).`;
  if (status !== 429 && status !== 503) return usual;
  try {
    const { message } = JSON.parse(text) as { readonly message?: unknown };
    return typeof message === 'string' && message ? message : usual;
  } catch {
    // A proxy in between answers pages of its own.
    return usual;
  }
}

interface Answer<Result> {
  readonly result?: Result;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
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
    const { code, message, data } = error;
    throw new RpcError(message, code, { data, fields: Array.isArray(data) ? (data as FieldError[]) : [] });
  }
  return answer.result as Result;
}
