import type { DataRequest } from './page-data.ts';

/** The one JSON-RPC client of the page (spec 7). */
export interface RpcClient {
  /** POST /rpc/public/{service}. Rejects with {@link RpcError}. */
  callPublic<Result>(request: DataRequest): Promise<Result>;
  /** POST /rpc/2.0/{service} with the bearer header. Rejects with {@link RpcError}. */
  call<Result>(request: DataRequest): Promise<Result>;
}

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** Codes of {@link RpcError} that are this product's own. */
export const rpcErrorCodes = {
  notFound: -32001,
  forbidden: -32003,
  conflict: -32009,
  invalidToken: 401,
} as const;

/** A call that did not succeed. `code` is JSON-RPC's, the HTTP status, or 0 where the server was not reached. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;
  readonly fields: readonly FieldError[];
  /** What the server sent with the error: `{ current }` with a conflict. Undefined where there is nothing. */
  readonly data: unknown;

  constructor(
    message: string,
    code: number,
    options: ErrorOptions & { fields?: readonly FieldError[]; data?: unknown } = {},
  ) {
    super(message, options);
    this.code = code;
    this.fields = options.fields ?? [];
    this.data = options.data;
  }
}

/** Whether a call threw this. By name: each part brings its own copy of the class, so `instanceof` fails between them. */
export function isRpcError(error: unknown): error is RpcError {
  return error instanceof Error && error.name === 'RpcError';
}
