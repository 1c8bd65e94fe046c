import { rpcCodes } from '@title24/remote-kit/rpc';

/** A failure that the caller may see: `message` and `data` are sent in the answer. */
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

/** The request is not JSON. */
export const parseError = () => new RpcFault(rpcCodes.parseError, 'Parse error');

/** The JSON is not a JSON-RPC request. */
export const invalidRequest = (why?: string) => new RpcFault(rpcCodes.invalidRequest, 'Invalid Request', why);

/** The site has no such call. */
export const methodNotFound = () => new RpcFault(rpcCodes.methodNotFound, 'Method not found');

/** The caller may not do this. */
export const forbidden = (message: string) => new RpcFault(rpcCodes.forbidden, message);

/** Someone else has changed the value first: `current` is the stored one. */
export const conflict = (message: string, current: unknown) =>
  new RpcFault(rpcCodes.conflict, message, { current });
/** The action is not possible in the current state. */
export const notPossible = (message: string, state: string) =>
  new RpcFault(rpcCodes.notPossible, message, { state });
/** A limit has been reached; with `retryAfter` (seconds), only temporarily. */
export const limitReached = (
  message: string,
  which: { readonly limit: string; readonly max: number; readonly retryAfter?: number },
) => new RpcFault(rpcCodes.limit, message, which);

/** The thing does not exist, or the caller may not know that it does. */
export const notFound = (message: string) => new RpcFault(rpcCodes.notFound, message);

/** Invalid params, with the problem at each path. */
export const invalidParams = (problems: readonly { path: string; message: string }[]) =>
  new RpcFault(rpcCodes.invalidParams, 'Invalid params', problems);
