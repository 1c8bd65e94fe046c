import { RetryLaterError } from '../http/request-error.ts';
import { RpcFault } from '../rpc/protocol/rpc-fault.ts';

/** How a form reports the error of its call. */
export interface FormRefusal {
  /** HTTP status of the page. */
  readonly status: number;
  /** Errors by field; the path '' is about the whole form. */
  readonly errors: readonly { readonly path: string; readonly message: string }[];
}

/** Returns what a form shows for an error; null for an error that the sender must not see. */
export function refusalOf(error: unknown): FormRefusal | null {
  if (error instanceof RetryLaterError)
    return { status: error.statusCode, errors: [{ path: '', message: error.message }] };
  if (!(error instanceof RpcFault)) return null;
  const { data, message } = error;
  const errors = Array.isArray(data) ? (data as FormRefusal['errors']) : [{ path: '', message }];
  return { status: 422, errors };
}
