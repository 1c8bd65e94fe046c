import {
  type FieldError,
  type RpcClient,
  RpcError,
  rpcErrorCodes,
  type UploadAnswer,
} from '@title24/remote-kit/contract';
import { invalidTokenText, type RpcMethod, rpcPath } from '@title24/remote-kit/rpc';
import { unlessAborted } from './unless-aborted.ts';
import { toUnreachable } from './unreachable.ts';

interface Call {
  readonly params: unknown;
  readonly token: string | null;
  readonly signal: AbortSignal;
}

/** Sends calls and forms, and parses the responses to calls. */
export interface RpcSender {
  /** Makes one attempt. Rejects with {@link RpcError}. */
  call<Result>(method: RpcMethod<never, Result>, call: Call): Promise<Result>;
  readonly upload: RpcClient['upload'];
}

const loadAxios = async () => (await import(/* webpackChunkName: "axios" */ './send-form.ts')).sendForm;

/**
 * Creates a sender for calls and forms.
 *
 * @param loadForms loads the code for forms; called for each form, so that the next form retries a failed load
 */
export function createRpcSender(loadForms: () => Promise<RpcClient['upload']> = loadAxios): RpcSender {
  return {
    async call<Result>(method: RpcMethod<never, Result>, { params, token, signal }: Call) {
      const { status, text } = await post(rpcPath(method), {
        headers: {
          'content-type': 'application/json',
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ jsonrpc: '2.0', method: method.method, params: params ?? {}, id: 1 }),
        signal,
      }).catch(toUnreachable);
      if (status === 401 && text.startsWith(invalidTokenText))
        throw new RpcError('Your login has ended. Log in again to continue.', rpcErrorCodes.invalidToken);
      if (status < 200 || status > 299) throw new RpcError(wordsOf(text, status), status);
      return resultOf<Result>(text, status);
    },
    upload: (path, form, options) =>
      unlessAborted(options.signal, loadForms())
        .then((send) => send(path, form, options))
        .catch(toUnreachable),
  };
}

async function post(path: string, request: RequestInit): Promise<UploadAnswer> {
  const response = await fetch(path, { method: 'POST', ...request });
  return { status: response.status, text: await response.text() };
}

/**
 * Returns the message for an error status. For 429 and 503, returns the server's message if there is one, because
 * that message states when to retry.
 */
function wordsOf(text: string, status: number): string {
  const usual = `The site returned an error (${status}).`;
  if (status !== 429 && status !== 503) return usual;
  try {
    const { message } = JSON.parse(text) as { readonly message?: unknown };
    return typeof message === 'string' && message ? message : usual;
  } catch {
    // The response comes from a proxy, so it has no message from the server.
    return usual;
  }
}

interface Answer<Result> {
  readonly result?: Result;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

function resultOf<Result>(text: string, status: number): Result {
  let answer: Answer<Result>;
  try {
    answer = JSON.parse(text) as Answer<Result>;
  } catch (cause) {
    throw new RpcError('The site returned an answer that isn’t JSON.', status, { cause });
  }
  const { error } = answer;
  if (error) {
    const { code, message, data } = error;
    throw new RpcError(message, code, { data, fields: Array.isArray(data) ? (data as FieldError[]) : [] });
  }
  return answer.result as Result;
}
