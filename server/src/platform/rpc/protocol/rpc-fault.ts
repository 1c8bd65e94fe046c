import { rpcCodes } from '@title24/shared-domain/rpc';

/** An error that the caller may see. Its `message` and `data` are sent in the response. */
export class RpcFault extends Error {
  override readonly name = 'RpcFault';
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Returns the error for a request that is not JSON. */
export const parseError = () => new RpcFault(rpcCodes.parseError, 'Parse error');

/** Returns the error for JSON that is not a valid JSON-RPC request. */
export const invalidRequest = (why?: string) => new RpcFault(rpcCodes.invalidRequest, 'Invalid Request', why);

/** Returns the error for a method that does not exist. */
export const methodNotFound = () => new RpcFault(rpcCodes.methodNotFound, 'Method not found');

/** Returns the error for a call that is not permitted, for example by the caller's role. */
export const forbidden = (message: string) => new RpcFault(rpcCodes.forbidden, message);

/** Returns the error for a change that conflicts with stored data. `current` is the current value, if any. */
export const conflict = (message: string, current: unknown) =>
  new RpcFault(rpcCodes.conflict, message, { current });
/** Returns the error for an action that is not possible in the current state. */
export const notPossible = (message: string, state: string) =>
  new RpcFault(rpcCodes.notPossible, message, { state });
/** Returns the error for an exceeded limit. Only a temporary limit has `retryAfter`, in seconds. */
export const limitReached = (
  message: string,
  which: { readonly limit: string; readonly max: number; readonly retryAfter?: number },
) => new RpcFault(rpcCodes.limit, message, which);

/** Returns the error for something that does not exist, or whose existence the caller must not learn. */
export const notFound = (message: string) => new RpcFault(rpcCodes.notFound, message);

/** Returns the error for invalid params, with the problem at each path. */
export const invalidParams = (problems: readonly { path: string; message: string }[]) =>
  new RpcFault(rpcCodes.invalidParams, 'Invalid params', problems);
