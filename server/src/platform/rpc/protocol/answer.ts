import { rpcCodes } from '@title24/shared-domain/rpc';
import { parseJson } from './parse-json.ts';
import { invalidRequest, RpcFault } from './rpc-fault.ts';
import { idOf, type RpcId, type RpcParams, type RpcResponse, readRequest } from './rpc-message.ts';

/** Runs a method. The caller gets an {@link RpcFault} unchanged, and an internal error instead of any other error. */
export type Call = (method: string, params: RpcParams | undefined) => Promise<unknown>;

/** Reports an error that the caller must not see. */
export type ReportUnexpected = (error: unknown, method: string) => void;

/** Called with the number of calls in a request before any of them runs. After a rejection, no call runs. */
export type Admit = (calls: number) => Promise<void>;

/** Maximum number of calls in a batch (H4). */
export const batchLimit = 50;

/**
 * Runs the calls of a JSON-RPC 2.0 request. Returns one response, or a list of responses if the request is a valid
 * batch. Returns null if all calls are notifications. Rejects only if `admit` rejects.
 */
export async function answer(
  body: Uint8Array,
  call: Call,
  reportUnexpected: ReportUnexpected,
  admit: Admit = async () => {},
): Promise<RpcResponse | RpcResponse[] | null> {
  let message: unknown;
  try {
    message = readMessage(body);
  } catch (error) {
    return failure(error, null);
  }
  await admit(Array.isArray(message) ? message.length : 1);
  if (!Array.isArray(message)) return answerOne(message, call, reportUnexpected);
  const responses: RpcResponse[] = [];
  for (const part of message) {
    const response = await answerOne(part, call, reportUnexpected);
    if (response) responses.push(response);
  }
  return responses.length > 0 ? responses : null;
}

/**
 * Parses the body of a request.
 * @throws RpcFault like {@link parseJson}, or for an empty or too long batch
 */
function readMessage(body: Uint8Array): unknown {
  const message = parseJson(body);
  if (!Array.isArray(message)) return message;
  if (message.length === 0) throw invalidRequest('a batch must have at least one call');
  if (message.length > batchLimit) throw invalidRequest(`a batch may have at most ${batchLimit} calls`);
  return message;
}

async function answerOne(
  message: unknown,
  call: Call,
  reportUnexpected: ReportUnexpected,
): Promise<RpcResponse | null> {
  let request: ReturnType<typeof readRequest>;
  try {
    request = readRequest(message);
  } catch (error) {
    return failure(error as RpcFault, idOf(message));
  }
  const { method, params, id } = request;
  try {
    const result = (await call(method, params)) ?? null;
    return id === undefined ? null : { jsonrpc: '2.0', result, id };
  } catch (error) {
    if (!(error instanceof RpcFault)) reportUnexpected(error, method);
    return id === undefined ? null : failure(error, id);
  }
}

function failure(error: unknown, id: RpcId): RpcResponse {
  if (!(error instanceof RpcFault)) {
    return { jsonrpc: '2.0', error: { code: rpcCodes.internalError, message: 'Internal error' }, id };
  }
  const { code, message, data } = error;
  return { jsonrpc: '2.0', error: data === undefined ? { code, message } : { code, message, data }, id };
}
