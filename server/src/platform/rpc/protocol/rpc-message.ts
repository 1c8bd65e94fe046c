import { invalidRequest } from './rpc-fault.ts';

export type RpcId = string | number | null;

/** Params of a JSON-RPC call, by name or by position. */
export type RpcParams = Readonly<Record<string, unknown>> | readonly unknown[];

export interface RpcRequest {
  readonly method: string;
  readonly params: RpcParams | undefined;
  /** Absent in a notification, which gets no response. */
  readonly id?: RpcId;
}

export interface RpcSuccess {
  readonly jsonrpc: '2.0';
  readonly result: unknown;
  readonly id: RpcId;
}

export interface RpcFailure {
  readonly jsonrpc: '2.0';
  readonly error: { readonly code: number; readonly message: string; readonly data?: unknown };
  readonly id: RpcId;
}

export type RpcResponse = RpcSuccess | RpcFailure;

/**
 * Checks a request object. `jsonrpc` may be missing (H4), but any value other than "2.0" is refused.
 * @throws RpcFault -32600 if the request is invalid
 */
export function readRequest(value: unknown): RpcRequest {
  if (!isObject(value)) throw invalidRequest();
  if (Object.hasOwn(value, 'jsonrpc') && value.jsonrpc !== '2.0')
    throw invalidRequest('jsonrpc must be "2.0"');
  if (typeof value.method !== 'string') throw invalidRequest('method must be a string');
  const { method, params } = value;
  if (Object.hasOwn(value, 'params') && !isStructured(params))
    throw invalidRequest('params must be an object');
  const request = { method, params: params as RpcParams | undefined };
  if (!Object.hasOwn(value, 'id')) return request;
  if (!isId(value.id)) throw invalidRequest('id must be a string, a number or null');
  return { ...request, id: value.id };
}

/** Returns the id for the response to an invalid request; null if the request has no valid id. */
export function idOf(value: unknown): RpcId {
  return isObject(value) && isId(value.id) ? value.id : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStructured(value: unknown): value is RpcParams {
  return typeof value === 'object' && value !== null;
}

function isId(value: unknown): value is RpcId {
  return value === null || typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}
