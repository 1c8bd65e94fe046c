import type { ParamsArgument, RpcMethod } from './rpc/method.ts';
import { rpcCodes } from './rpc/rpc-errors.ts';

/** The page's only JSON-RPC client (H4). */
export interface RpcClient {
  /**
   * Sends a POST to the method's address, with the bearer header if its access requires one. Rejects with {@link
   * RpcError}.
   */
  call<Params, Result>(method: RpcMethod<Params, Result>, ...params: ParamsArgument<Params>): Promise<Result>;
  /**
   * Sends a form as multipart/form-data by POST to a path on this site. Resolves with the response of any
   * status; rejects with {@link RpcError} (code 0) if there was none.
   */
  upload(path: string, form: FormData, options: UploadOptions): Promise<UploadAnswer>;
}

/** Headers of a sent form, a signal that aborts it, and a listener for its progress. */
export interface UploadOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** Aborts the upload. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}

/** How much of a form has been sent, in bytes; `total` is 0 while unknown. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** Status and body of the answer to a sent form. */
export interface UploadAnswer {
  /** HTTP status. */
  readonly status: number;
  readonly text: string;
}

/** An error in a value, by its path within the params of the call. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/**
 * Codes of {@link RpcError} in addition to HTTP statuses: those of JSON-RPC and of this product, and the status of an
 * expired token.
 */
export const rpcErrorCodes = { ...rpcCodes, invalidToken: 401 } as const;

/** A call failed. `code` is JSON-RPC's, the HTTP status, or 0 if the server was not reached. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;
  readonly fields: readonly FieldError[];
  /** Data that the server sent with the error: `{ current }` with a conflict. Undefined if there is none. */
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

/**
 * Whether a call failed with this error. Checked by name: each part has its own copy of the class, so `instanceof`
 * fails between them, and the store keeps only its members.
 */
export function isRpcError(error: unknown): error is RpcError {
  return (error as Partial<RpcError> | null | undefined)?.name === 'RpcError';
}
