import { rpcCodes } from '@title24/remote-kit/rpc';

/** A failure that the caller is told of: `message` and `data` go into the answer. */
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

export const parseError = () => new RpcFault(rpcCodes.parseError, 'Parse error');
export const invalidRequest = (why?: string) => new RpcFault(rpcCodes.invalidRequest, 'Invalid Request', why);
export const methodNotFound = () => new RpcFault(rpcCodes.methodNotFound, 'Method not found');
export const forbidden = (message: string) => new RpcFault(rpcCodes.forbidden, message);

/** Somebody else was faster: `current` is what is stored now. */
export const conflict = (message: string, current: unknown) =>
  new RpcFault(rpcCodes.conflict, message, { current });
/** It is in a state in which this cannot be done. */
export const notPossible = (message: string, state: string) =>
  new RpcFault(rpcCodes.notPossible, message, { state });
/** There can be no more of these; with `retryAfter` (seconds), not yet. */
export const limitReached = (
  message: string,
  which: { readonly limit: string; readonly max: number; readonly retryAfter?: number },
) => new RpcFault(rpcCodes.limit, message, which);
export const notFound = (message: string) => new RpcFault(rpcCodes.notFound, message);

/** Params that a method cannot take, with what is wrong where. */
export const invalidParams = (problems: readonly { path: string; message: string }[]) =>
  new RpcFault(rpcCodes.invalidParams, 'Invalid params', problems);
