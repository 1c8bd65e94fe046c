import { type RpcClient, RpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import type { RpcMethod } from '@title24/remote-kit/rpc';
import { reportInvalidToken } from './invalid-token.ts';
import type { RpcSender } from './rpc.sender.ts';
import { toUnreachable } from './unreachable.ts';

/** The client as the shell itself has it. */
export interface ShellRpcClient extends RpcClient {
  /** A call without params with this token: the login fetch (H8) and the logout. */
  callWith<Result>(token: string, method: RpcMethod<never, Result>): Promise<Result>;
}

/** Milliseconds for a call in all, with the loading of the code that makes it. */
const timeoutMs = 15_000;

interface Options {
  readonly readToken: () => string | null;
  /** Exchanges the token; rejects if that could not be tried. Tells by itself of a token that is not taken. */
  readonly renewToken: () => Promise<void>;
  /** Loads what sends, of which a first visit has no need. Asked at each call, so that a failure is tried again. */
  readonly loadSender: () => Promise<RpcSender>;
}

/** The page's one JSON-RPC 2.0 client (H4): POST, id 1, bearer header under /rpc/2.0. */
export function createRpcClient({ readToken, renewToken, loadSender }: Options): ShellRpcClient {
  /** Who stops a request does not wait for the code that would send it. */
  const senderFor = (signal: AbortSignal) =>
    new Promise<RpcSender>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      loadSender().then(resolve, reject);
    }).catch(toUnreachable);

  async function post<Result>(
    method: RpcMethod<never, Result>,
    params: unknown,
    token: string | null,
  ): Promise<Result> {
    const signal = AbortSignal.timeout(timeoutMs);
    return (await senderFor(signal)).call(method, { params, token, signal });
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
        if (renewed === token) reportInvalidToken();
        throw error;
      }
    },
    callWith: (token, method) => post(method, undefined, token),
    upload: async (path, form, options) => (await senderFor(options.signal)).upload(path, form, options),
  };
}

/** Whether a call was answered with HTTP 401 'invalid token'. */
export function isRefused(error: unknown): boolean {
  return error instanceof RpcError && error.code === rpcErrorCodes.invalidToken;
}
