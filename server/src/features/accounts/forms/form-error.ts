import type { SentAccountForm } from '@title24/shared-domain';
import { RetryLaterError } from '../../../platform/http/request-error.ts';
import { RpcFault } from '../../../platform/rpc/protocol/rpc-fault.ts';

interface Refusal {
  readonly status: number;
  readonly errors: SentAccountForm['errors'];
}

/** What a form is told of an error that its call ended with; null for one that is not the sender's to know. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof RetryLaterError)
    return { status: error.statusCode, errors: [{ path: '', message: error.message }] };
  if (!(error instanceof RpcFault)) return null;
  const { data, message } = error;
  const errors = Array.isArray(data) ? (data as SentAccountForm['errors']) : [{ path: '', message }];
  return { status: 422, errors };
}
