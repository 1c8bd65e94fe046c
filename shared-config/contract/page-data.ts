import type { ParamsArgument, RpcMethod } from '@title24/shared-domain/rpc';

declare const result: unique symbol;

/** A public JSON-RPC call on which a page depends. `Result` exists only as a type. */
export interface DataRequest<Result = unknown> {
  readonly service: string;
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly [result]?: () => Result;
}

/** Describes a call of a public method, for a route to declare or a screen to make. */
export function dataRequest<Params extends object, Result>(
  { service, method }: RpcMethod<Params, Result>,
  ...[params]: ParamsArgument<Params>
): DataRequest<Result> {
  return { service, method, ...(params && { params: { ...params } as Readonly<Record<string, unknown>> }) };
}

/**
 * Data that the server collected for a page. The result of a call is stored under its {@link dataKey}. A result of null
 * means that the requested object does not exist.
 */
export type PageData = Readonly<Record<string, unknown>>;

/** Stores the results that the page has so far, and loads further results. */
export interface PageDataStore {
  /** Returns the result under this {@link dataKey}; undefined if there is none yet. */
  get(key: string): unknown;
  /** Makes the call and stores its result. Rejects with RpcError. */
  load<Result>(request: DataRequest<Result>): Promise<Result>;
}

/** Returns the key of a call's result in {@link PageData}. */
export function dataKey({ service, method, params }: DataRequest): string {
  const call = `${service}.${method}`;
  return params ? `${call}:${JSON.stringify(params)}` : call;
}
