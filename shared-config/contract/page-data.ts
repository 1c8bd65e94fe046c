import type { ParamsArgument, RpcMethod } from './rpc/method.ts';

declare const result: unique symbol;

/** One public JSON-RPC call that a page depends on. What it answers is a type alone. */
export interface DataRequest<Result = unknown> {
  readonly service: string;
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly [result]?: () => Result;
}

/** The call of a public method, as a route declares it and as its screen asks for the result. */
export function dataRequest<Params extends object, Result>(
  { service, method }: RpcMethod<Params, Result>,
  ...[params]: ParamsArgument<Params>
): DataRequest<Result> {
  return { service, method, ...(params && { params: { ...params } as Readonly<Record<string, unknown>> }) };
}

/** Results of the page's calls by {@link dataKey}, made by the server and carried in the document. */
export type PageData = Readonly<Record<string, unknown>>;

/** The results that the page has so far, and the way to the rest. */
export interface PageDataStore {
  /** The result under this {@link dataKey}, or undefined while there is none. */
  get(key: string): unknown;
  /** Makes the call and keeps its result. Rejects with RpcError. */
  load<Result>(request: DataRequest<Result>): Promise<Result>;
}

/** The key of a call's result in {@link PageData}. */
export function dataKey({ service, method, params }: DataRequest): string {
  const call = `${service}.${method}`;
  return params ? `${call}:${JSON.stringify(params)}` : call;
}
