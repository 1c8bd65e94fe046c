import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';

/** Whether entered text is saved and, if not, why. */
export type SaveStatus =
  /** `at` is when the project was last saved, in ISO 8601, or null before the first save. */
  | { readonly kind: 'saved'; readonly at: string | null }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'login-ended' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'locked'; readonly message: string };

/** Returns the status after a failed save. */
export function statusOfError(error: unknown): SaveStatus {
  if (!isRpcError(error)) return { kind: 'refused', message: 'Something went wrong on this page.' };
  const { code, message } = error;
  if (code === rpcErrorCodes.invalidToken) return { kind: 'login-ended' };
  if (code === rpcErrorCodes.notPossible) return { kind: 'locked', message };
  // The server is unreachable or temporarily unavailable.
  if (code === 0 || (code >= 500 && code < 600)) return { kind: 'offline' };
  return { kind: 'refused', message };
}

/** Returns the delay in milliseconds that the server requests before the next attempt, or undefined. */
export function retryAfterMs(error: unknown): number | undefined {
  const { retryAfter } = ((isRpcError(error) && error.data) || {}) as { readonly retryAfter?: unknown };
  return typeof retryAfter === 'number' ? retryAfter * 1000 : undefined;
}
