/** One public JSON-RPC call that a page depends on. */
export interface DataRequest {
  readonly service: string;
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** Results of the page's calls by {@link dataKey}, made by the server and carried in the document. */
export type PageData = Readonly<Record<string, unknown>>;

/** The results that the page has so far, and the way to the rest. */
export interface PageDataStore {
  /** The result under this {@link dataKey}, or undefined while there is none. */
  get(key: string): unknown;
  /** Makes the call and keeps its result. Rejects with RpcError. */
  load(request: DataRequest): Promise<unknown>;
}

/** The key of a call's result in {@link PageData}. */
export function dataKey({ service, method, params }: DataRequest): string {
  const call = `${service}.${method}`;
  return params ? `${call}:${JSON.stringify(params)}` : call;
}
