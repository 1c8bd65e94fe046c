import type { ParamsArgument, RpcMethod } from '@title24/shared-domain/rpc';

/** The JSON-RPC client that all parts of a page share (H4). */
export interface RpcClient {
  /**
   * Calls a method with POST. Sends the bearer token, if any, unless the method's access is `public`. Rejects
   * with {@link RpcError}.
   */
  call<Params, Result>(method: RpcMethod<Params, Result>, ...params: ParamsArgument<Params>): Promise<Result>;
  /**
   * Posts a form as multipart/form-data to a path on this site. Resolves with a response of any status.
   * Rejects with {@link RpcError} (code 0) if there was no response, for example after an abort.
   */
  upload(path: string, form: FormData, options: UploadOptions): Promise<UploadAnswer>;
}

/** Options for sending a form: headers, a signal to abort, and a progress listener. */
export interface UploadOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}

/** Upload progress in bytes; `total` is 0 while unknown. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** Status and body of the response to a form. */
export interface UploadAnswer {
  readonly status: number;
  readonly text: string;
}

/** An error in one value, with its path within the call's params. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** A failed call. `code` is a JSON-RPC error code, an HTTP status, or 0 if there was no response. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;
  readonly fields: readonly FieldError[];
  /** Data that the server sent with the error, such as `{ current }` for a conflict. */
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
 * Returns whether an error is an {@link RpcError}. `instanceof` would fail, because each part has its own copy of the
 * class, and the store keeps plain objects.
 */
export function isRpcError(error: unknown): error is RpcError {
  return (error as Partial<RpcError> | null | undefined)?.name === 'RpcError';
}
