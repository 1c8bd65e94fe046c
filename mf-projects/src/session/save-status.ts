import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';

/** Whether entered text is saved and, if not, why. */
export type SaveStatus =
  /** Everything is saved. `at` is the time of the last save in ISO 8601 format; null if nothing has been saved yet. */
  | { readonly kind: 'saved'; readonly at: string | null }
  /** Text was entered recently or is being sent. */
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'login-ended' }
  /** The server refused the save; a retry may succeed. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'locked'; readonly message: string };

/** Returns the save status that corresponds to a failed save. */
export function statusOfError(error: unknown): SaveStatus {
  if (!isRpcError(error)) return { kind: 'refused', message: 'Something went wrong on this page.' };
  const { code, message } = error;
  if (code === rpcErrorCodes.invalidToken) return { kind: 'login-ended' };
  if (code === rpcErrorCodes.notPossible) return { kind: 'locked', message };
  // The server is unreachable or temporarily unavailable.
  if (code === 0 || (code >= 500 && code < 600)) return { kind: 'offline' };
  return { kind: 'refused', message };
}

/**
 * Returns the milliseconds that the server asks the client to wait before the next attempt; undefined if it does not
 * ask for a delay.
 */
export function retryAfterMs(error: unknown): number | undefined {
  const { retryAfter } = ((isRpcError(error) && error.data) || {}) as { readonly retryAfter?: unknown };
  return typeof retryAfter === 'number' ? retryAfter * 1000 : undefined;
}
