import type { Api, EndpointDefinitions, QueryDefinition } from '@reduxjs/toolkit/query/react';
import type { ParamsArgument, RpcMethod } from '@title24/shared-domain/rpc';
import { isRpcError, type Queries, type RpcClient } from '../contract/index.ts';
import { useSiteApi } from './with-queries.tsx';

type SiteApi = Queries['api'];
type Build = Parameters<Parameters<SiteApi['injectEndpoints']>[0]['endpoints']>[0];
type BaseQuery = SiteApi extends Api<infer Base, infer _None, infer _Path, infer _Tag> ? Base : never;
type SiteTag = SiteApi extends Api<infer _Base, infer _None, infer _Path, infer Tag> ? Tag : never;

/** Argument of an endpoint, optional if the method has no required params. */
type ArgumentOf<Params> = Readonly<Record<string, never>> extends Params ? Params | undefined : Params;

type Load<Result, Argument> = (call: RpcClient['call'], argument: Argument) => Promise<Result>;

type QueryOf<Result, Argument> = QueryDefinition<Argument, BaseQuery, SiteTag, Result, 'site'>;

/** Creates endpoints from the contract's methods. */
export class Endpoints {
  readonly #build: Build;

  constructor(build: Build) {
    this.#build = build;
  }

  /** Returns an endpoint for a method's result. Changes to the topics in `tags` reload the result. */
  query<Params, Result>(method: RpcMethod<Params, Result>, tags: readonly SiteTag[] = []) {
    return this.#build.query<Result, ArgumentOf<Params>>({
      query: (params) => ({ method, params }),
      providesTags: tags,
    });
  }

  /** Returns an endpoint for the combined result of several calls. */
  combined<Result>(load: Load<Result, void>): QueryOf<Result, void>;
  combined<Result, Argument>(load: Load<Result, Argument>): QueryOf<Result, Argument>;
  combined<Result, Argument>(load: Load<Result, Argument>): QueryOf<Result, Argument> {
    return this.#build.query<Result, Argument>({
      async queryFn(argument, _api, _options, baseQuery) {
        async function call<CallParams, Answer>(
          method: RpcMethod<CallParams, Answer>,
          ...[params]: ParamsArgument<CallParams>
        ): Promise<Answer> {
          const { data, error } = await baseQuery({ method, params });
          if (error) throw error;
          return data as Answer;
        }
        try {
          return { data: await load(call, argument) };
        } catch (error) {
          if (isRpcError(error)) return { error };
          throw error;
        }
      },
    });
  }

  /** Returns an endpoint for a method that changes the topics in `tags`. */
  change<Params, Result>(method: RpcMethod<Params, Result>, tags: readonly SiteTag[]) {
    return this.#build.mutation<Result, ArgumentOf<Params>>({
      query: (params) => ({ method, params }),
      invalidatesTags: tags,
    });
  }
}

type ApiWith<Made extends EndpointDefinitions> =
  SiteApi extends Api<infer BaseQuery, infer _None, infer Path, infer Tag, infer Modules>
    ? Api<BaseQuery, Made, Path, Tag, Modules>
    : never;

type Injected<Made extends EndpointDefinitions> =
  ApiWith<Made> extends { readonly endpoints: infer Hooked } ? Hooked : never;

/**
 * Returns a hook. The hook adds endpoints to the cache that all remotes share, and returns them with their React
 * hooks. Two remotes must not use the same endpoint name.
 */
export function siteEndpoints<Made extends EndpointDefinitions>(make: (endpoints: Endpoints) => Made) {
  const inject = (api: SiteApi) =>
    api.injectEndpoints({
      endpoints: (build) => make(new Endpoints(build)),
      // A failed part that is loaded again adds its endpoints again.
      overrideExisting: true,
    }).endpoints as Injected<Made>;
  const known = new WeakMap<SiteApi, Injected<Made>>();
  return function useEndpoints(): Injected<Made> {
    const api = useSiteApi();
    const endpoints = known.get(api) ?? inject(api);
    known.set(api, endpoints);
    return endpoints;
  };
}
