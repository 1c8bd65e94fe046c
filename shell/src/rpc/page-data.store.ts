import {
  type DataRequest,
  dataKey,
  type PageData,
  type PageDataStore,
  type RpcClient,
} from '@title24/remote-kit/contract';

/** Page data store with an additional method for the shell. */
export interface LoadedPageData extends PageDataStore {
  /** Returns whether the data under this {@link dataKey} is being loaded or reloaded. */
  isLoading(key: string): boolean;
}

/** Creates the page data store. At first, it contains `initial`, the data in the document. */
export function createPageDataStore(initial: PageData, rpc: RpcClient): LoadedPageData {
  const results = new Map(Object.entries(initial));
  const inProgress = new Map<string, Promise<unknown>>();
  return {
    get: (key) => results.get(key),
    isLoading: (key) => inProgress.has(key),
    load<Result>(request: DataRequest<Result>) {
      const key = dataKey(request);
      const loading =
        (inProgress.get(key) as Promise<Result> | undefined) ??
        rpc
          .call<object, Result>({ ...request, access: 'public' }, request.params ?? {})
          .then((result) => {
            results.set(key, result);
            return result;
          })
          .finally(() => inProgress.delete(key));
      inProgress.set(key, loading);
      return loading;
    },
  };
}
