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

/** A call that did not succeed. `code` is JSON-RPC's, the HTTP status, or 0 where the server was not reached. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;
  readonly fields: readonly FieldError[];

  constructor(
    message: string,
    code: number,
    options: ErrorOptions & { fields?: readonly FieldError[] } = {},
  ) {
    super(message, options);
    this.code = code;
    this.fields = options.fields ?? [];
  }
}
