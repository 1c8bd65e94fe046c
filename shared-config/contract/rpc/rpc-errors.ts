/** The error code for something that does not exist: a separate constant, so that a first visit loads no other code. */
export const notFoundCode = -32001;

/** Every error code that the site's calls can return: JSON-RPC 2.0's, then this product's (H4). */
export const rpcCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  notFound: notFoundCode,
  forbidden: -32003,
  conflict: -32009,
  notPossible: -32010,
  limit: -32011,
} as const;

/** Name of an error code that methods in the contract may answer with. */
export type RpcErrorName = keyof typeof rpcCodes;

/** The text at the start of an HTTP 401 body by which the site's client recognizes an expired token (H5). */
export const invalidTokenText = 'invalid token';

/** The window event for a token that the server refused (H5). */
export const invalidTokenEvent = 'INVALID_TOKEN';
