import { type RpcClient, RpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import type { RpcMethod } from '@title24/remote-kit/rpc';
import { reportInvalidToken } from './invalid-token.ts';
import type { RpcSender } from './rpc.sender.ts';
import { unlessAborted } from './unless-aborted.ts';
import { toUnreachable } from './unreachable.ts';

/** The RPC client with the shell's own methods. */
export interface ShellRpcClient extends RpcClient {
  /** Makes a call without params using this token: the login status fetch (H8) and the logout. */
  callWith<Result>(token: string, method: RpcMethod<never, Result>): Promise<Result>;
}

/** Time limit for a call in milliseconds, including loading the code that sends it. */
const timeoutMs = 15_000;

interface Options {
  readonly readToken: () => string | null;
  /** Exchanges the token; rejects if the server could not be reached. Reports a refused token itself. */
  readonly renewToken: () => Promise<void>;
  /** Loads the sender, which a first visit does not need. Called for each call, so that a failure is retried. */
  readonly loadSender: () => Promise<RpcSender>;
}

/** Creates the page's only JSON-RPC 2.0 client (H4): POST, id 1, bearer header under /rpc/2.0. */
export function createRpcClient({ readToken, renewToken, loadSender }: Options): ShellRpcClient {
  const senderFor = (signal: AbortSignal) => unlessAborted(signal, loadSender()).catch(toUnreachable);

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
        // The token expired. Another call or another tab may have exchanged it in the meantime.
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
