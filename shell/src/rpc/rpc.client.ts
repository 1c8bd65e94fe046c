import { type RpcClient, RpcError } from '@title24/remote-kit/contract';
import { invalidTokenStatus, type RpcMethod } from '@title24/remote-kit/rpc';
import { reportInvalidToken } from './invalid-token.ts';
import type { RpcSender } from './rpc.sender.ts';
import { unlessAborted } from './unless-aborted.ts';
import { toUnreachable } from './unreachable.ts';

/** RPC client with an additional method for the shell. */
export interface ShellRpcClient extends RpcClient {
  /** Makes a call with the given token, for the login status (H8) and the logout. */
  callWith<Result>(token: string, method: RpcMethod<never, Result>): Promise<Result>;
}

/** Time limit for each attempt to make a call, including loading the sender, in milliseconds. */
const timeoutMs = 15_000;

interface Options {
  readonly readToken: () => string | null;
  /** Replaces an expired token. Resolves even if the server refuses the token. Rejects after other failures. */
  readonly renewToken: () => Promise<void>;
  /** Loads the sender. Called before each request, so that a request after a failed load tries again. */
  readonly loadSender: () => Promise<RpcSender>;
}

/** Creates the page's only JSON-RPC 2.0 client (H4). */
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
        // Another call or tab may already have replaced the expired token.
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

/** Returns whether an error has code 401, for example because the server refused the token. */
export function isRefused(error: unknown): boolean {
  return error instanceof RpcError && error.code === invalidTokenStatus;
}
