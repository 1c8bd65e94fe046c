// Separate constants, so that a first visit to the site does not load `rpcCodes`.
const notFoundCode = -32001;
const invalidParamsCode = -32602;

/**
 * Returns whether a call with this error code found no object. Invalid params also count, because params can come from
 * the URL, and visitors can enter any URL.
 */
export function isMissingCode(code: unknown): boolean {
  return code === notFoundCode || code === invalidParamsCode;
}

/** All error codes of calls: those of JSON-RPC 2.0, then this site's own (H4). */
export const rpcCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: invalidParamsCode,
  internalError: -32603,
  notFound: notFoundCode,
  forbidden: -32003,
  conflict: -32009,
  notPossible: -32010,
  limit: -32011,
} as const;

/** Name of an error code. */
export type RpcErrorName = keyof typeof rpcCodes;
