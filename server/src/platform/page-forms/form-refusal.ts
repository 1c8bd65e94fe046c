import { RetryLaterError } from '../http/request-error.ts';
import { RpcFault } from '../rpc/protocol/rpc-fault.ts';

/** What a form is told of an error that its call ended with. */
export interface FormRefusal {
  /** HTTP status of the page that tells it. */
  readonly status: number;
  /** By field; the path '' is about the whole form. */
  readonly errors: readonly { readonly path: string; readonly message: string }[];
}

/** What a form is told of an error; null for one that is not the sender's to know. */
export function refusalOf(error: unknown): FormRefusal | null {
  if (error instanceof RetryLaterError)
    return { status: error.statusCode, errors: [{ path: '', message: error.message }] };
  if (!(error instanceof RpcFault)) return null;
  const { data, message } = error;
  const errors = Array.isArray(data) ? (data as FormRefusal['errors']) : [{ path: '', message }];
  return { status: 422, errors };
}
