import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';

/** Whether what was typed is saved, and why not. */
export type SaveStatus =
  /** Everything is stored; the time of the last save in ISO 8601, null if nothing was ever saved. */
  | { readonly kind: 'saved'; readonly at: string | null }
  /** Typed a moment ago, or being sent. */
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'login-ended' }
  /** The server refused the save; trying again may help. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'locked'; readonly message: string };

/** Returns the status after a save that failed with this error. */
export function statusOfError(error: unknown): SaveStatus {
  if (!isRpcError(error)) return { kind: 'refused', message: 'Something went wrong on this page.' };
  const { code, message } = error;
  if (code === rpcErrorCodes.invalidToken) return { kind: 'login-ended' };
  if (code === rpcErrorCodes.notPossible) return { kind: 'locked', message };
  // The server was not reached, or cannot answer right now.
  if (code === 0 || (code >= 500 && code < 600)) return { kind: 'offline' };
  return { kind: 'refused', message };
}

/** Returns how long the server asks to wait before the next try, in milliseconds; undefined if it does not say. */
export function retryAfterMs(error: unknown): number | undefined {
  const { retryAfter } = ((isRpcError(error) && error.data) || {}) as { readonly retryAfter?: unknown };
  return typeof retryAfter === 'number' ? retryAfter * 1000 : undefined;
}
