import type { LoginStatus, SiteConfiguration } from '@title24/shared-domain';
import type { ParamsOf, ResultOf, RpcMethod } from '@title24/shared-domain/rpc';
import type { MountProps } from '../contract/index.ts';

/** The result of a call. If `answer` throws an error, the call fails, with the error's code if it is an RpcError. */
export interface CallFixture {
  /** Name of the call: 'service.method'. */
  readonly call: string;
  readonly answer: (params: never) => unknown;
}

/** Fixtures that a remote's `fixtures.ts` exports. They replace the site's server. */
export interface SiteFixtures {
  /** Site configuration; by default, with a recognizable company and links. */
  readonly config?: SiteConfiguration;
  /** Results of calls. Calls without a fixture fail like unknown methods. */
  readonly calls: readonly CallFixture[];
  /** ISO 8601 time at which pages are rendered; a fixed time by default. */
  readonly now?: MountProps['now'];
  /** Login, such as `loginAs('Admin')` from the kit's testing entry; by default, nobody is logged in. */
  readonly login?: LoginStatus;
  /** Texts in place of other remotes' parcels: { 'mf-estimator/estimator': '$350' }. The default text is the key. */
  readonly parcels?: Readonly<Record<string, string>>;
  /**
   * Addresses to check with these fixtures. The default is the `samples` of all routes, and all paths without a
   * parameter or '*'.
   */
  readonly addresses?: readonly string[];
}

/** Named states of a remote's screens, which `fixtures.ts` can export as `states`. */
export type FixtureStates = Readonly<Record<string, SiteFixtures>>;

/**
 * Returns a fixture for a call, with `answer` checked against the call's types.
 * @public
 */
export function answerCall<Method extends RpcMethod<never, unknown>>(
  { service, method }: Method,
  answer: (params: ParamsOf<Method>) => ResultOf<Method>,
): CallFixture {
  return { call: `${service}.${method}`, answer: answer as CallFixture['answer'] };
}

/**
 * Declares the fixtures that `fixtures.ts` exports as its default.
 * @public
 */
export function defineFixtures(fixtures: SiteFixtures): SiteFixtures {
  return fixtures;
}
