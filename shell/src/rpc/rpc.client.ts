import {
  type FieldError,
  type RpcClient,
  RpcError,
  rpcErrorCodes,
  type UploadAnswer,
} from '@title24/shared-config/contract';
import { invalidTokenText, type RpcMethod, rpcPath } from '@title24/shared-config/rpc';
import { tellInvalidToken } from './invalid-token.ts';
import type { PostRequest, Transport } from './transport.ts';

/** The client as the shell itself has it. */
export interface ShellRpcClient extends RpcClient {
  /** A call without params with this token: the login fetch (H8) and the logout. */
  callWith<Result>(token: string, method: RpcMethod<never, Result>): Promise<Result>;
}

const unreachable = 'The site could not be reached. Check your connection and try again.';
const timeoutMs = 15_000;

interface Options {
  readonly readToken: () => string | null;
  /** Exchanges the token; rejects where that could not be tried. Tells by itself of a token that is not taken. */
  readonly renewToken: () => Promise<void>;
  readonly transport: Transport;
}

/** The page's one JSON-RPC 2.0 client (H4): POST, id 1, bearer header under /rpc/2.0. */
export function createRpcClient({ readToken, renewToken, transport }: Options): ShellRpcClient {
  function send(request: PostRequest): Promise<UploadAnswer> {
    return transport(request).catch((cause: unknown) => {
      throw new RpcError(unreachable, 0, { cause });
    });
  }

  async function post<Result>(
    method: RpcMethod<never, Result>,
    params: unknown,
    token: string | null,
  ): Promise<Result> {
    const { status, text } = await send({
      path: rpcPath(method),
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: { jsonrpc: '2.0', method: method.method, params: params ?? {}, id: 1 },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (status === 401 && text.startsWith(invalidTokenText))
      throw new RpcError('Your login has ended. Log in again to go on.', rpcErrorCodes.invalidToken);
    if (status < 200 || status > 299) throw new RpcError(wordsOf(text, status), status);
    return resultOf<Result>(text, status);
  }

  return {
    async call(method, ...[params]) {
      if (method.access === 'public') return post(method, params, null);
      const token = readToken();
      try {
        return await post(method, params, token);
      } catch (error) {
        if (!isRefused(error)) throw error;
        // Its time is up. It may have been exchanged meanwhile, by another call or another tab.
        if (token !== null && readToken() === token) await renewToken();
        const renewed = readToken();
        if (renewed !== null && renewed !== token) return post(method, params, renewed);
        if (renewed === token) tellInvalidToken();
        throw error;
      }
    },
    callWith: (token, method) => post(method, undefined, token),
    upload: (path, form, options) => send({ ...options, path, body: form }),
  };
}

/** Whether a call was answered with HTTP 401 'invalid token'. */
export function isRefused(error: unknown): boolean {
  return error instanceof RpcError && error.code === rpcErrorCodes.invalidToken;
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
