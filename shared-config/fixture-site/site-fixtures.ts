import type { LoginStatus, SiteConfiguration } from '@title24/shared-domain';
import type { MountProps } from '../contract/index.ts';
import type { ParamsOf, ResultOf, RpcMethod } from '../contract/rpc/method.ts';

/** The result of a call; if it throws, the call returns an error: an RpcError with its code. */
export interface CallFixture {
  /** 'service.method'. */
  readonly call: string;
  readonly answer: (params: never) => unknown;
}

/** Replaces the site's server when a remote runs with fixtures: `fixtures.ts` in its folder exports it by default. */
export interface SiteFixtures {
  /** By default a configuration whose every value is recognizable. */
  readonly config?: SiteConfiguration;
  /** Calls without a fixture fail like unknown methods. */
  readonly calls: readonly CallFixture[];
  /** ISO 8601 time at which pages are rendered; by default a fixed one. */
  readonly now?: MountProps['now'];
  /** The login, such as `loginAs('Admin')` from the kit's testing entry; by default, nobody is logged in. */
  readonly login?: LoginStatus;
  /** The text in place of a parcel of another remote: { 'mf-estimator/estimator': '$350' }; by default its name. */
  readonly parcels?: Readonly<Record<string, string>>;
  /** Addresses that checks open in this state; by default the paths and samples of all routes. */
  readonly addresses?: readonly string[];
}

/** Named states of a remote's screens: `fixtures.ts` may export them as `states`. */
export type FixtureStates = Readonly<Record<string, SiteFixtures>>;

/** Sets the result of one of the site's calls, checked against the call's types. @public */
export function answerCall<Method extends RpcMethod<never, unknown>>(
  { service, method }: Method,
  answer: (params: ParamsOf<Method>) => ResultOf<Method>,
): CallFixture {
  return { call: `${service}.${method}`, answer: answer as CallFixture['answer'] };
}

/** Declares the fixtures that `fixtures.ts` exports by default. @public */
export function defineFixtures(fixtures: SiteFixtures): SiteFixtures {
  return fixtures;
}
