import { type FieldError, isRpcError } from '@title24/remote-kit/contract';
import { CeremonyError } from '../passkeys/ceremony-error.ts';

const unknown = 'Something went wrong on our side. Nothing was changed. Try again in a few minutes.';

/** Returns the errors of a failed call, each with the path of its field. The path '' is the whole form. */
export function callProblems(error: unknown): readonly FieldError[] {
  if (error instanceof CeremonyError) return [{ path: '', message: error.message }];
  if (!isRpcError(error)) return [{ path: '', message: unknown }];
  if (error.fields.length > 0) return error.fields;
  // The message of a 503 must be shown, because it says when to try again.
  const isFault = error.code >= 500 && error.code !== 503;
  return [{ path: '', message: isFault ? unknown : error.message }];
}
