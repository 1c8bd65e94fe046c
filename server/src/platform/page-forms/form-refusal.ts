import { RetryLaterError } from '../http/request-error.ts';
import { RpcFault } from '../rpc/protocol/rpc-fault.ts';

/** How a form shows a failed call. */
export interface FormRefusal {
  readonly status: number;
  /** Errors by field path; '' for the whole form. */
  readonly errors: readonly { readonly path: string; readonly message: string }[];
}

/** Returns how a form shows an error, or null if the sender of the form must not see the error. */
export function refusalOf(error: unknown): FormRefusal | null {
  if (error instanceof RetryLaterError)
    return { status: error.statusCode, errors: [{ path: '', message: error.message }] };
  if (!(error instanceof RpcFault)) return null;
  const { data, message } = error;
  const errors = Array.isArray(data) ? (data as FormRefusal['errors']) : [{ path: '', message }];
  return { status: 422, errors };
}
