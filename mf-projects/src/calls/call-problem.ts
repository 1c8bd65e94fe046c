import { isRpcError } from '@title24/remote-kit/contract';

/** Returns a message for the user about a failed call. */
export function callProblem(error: unknown): string {
  if (!isRpcError(error)) return 'Something went wrong on this page. Nothing was changed. Try again.';
  if (error.code === 0)
    return 'We couldn’t reach our server. What you entered is still here. Try again in a moment.';
  return error.fields[0]?.message ?? error.message;
}
