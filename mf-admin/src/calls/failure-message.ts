import { SendError } from '@title24/remote-kit/browser';
import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';

/** Returns a message that explains to staff why a call or an upload failed. */
export function failureMessage(error: unknown): string {
  if (error instanceof SendError) return error.message;
  if (!isRpcError(error)) return 'Something went wrong. Try again.';
  switch (error.code) {
    case rpcErrorCodes.invalidToken:
      return 'Your login has ended. Log in again in a new tab, then try again here.';
    case 413:
      return 'This is too long. Shorten it and try again.';
    default:
      return /[.!?]$/.test(error.message) ? error.message : `${error.message}.`;
  }
}
