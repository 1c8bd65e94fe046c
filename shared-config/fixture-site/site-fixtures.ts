import type { SiteConfiguration } from '@title24/shared-domain';
import type { MountProps } from '../contract/index.ts';
import type { ParamsOf, ResultOf, RpcMethod } from '../contract/rpc/method.ts';

/** What a call is answered with; what it throws is answered as an error. */
export interface CallFixture {
  /** 'service.method'. */
  readonly call: string;
  readonly answer: (params: never) => unknown;
}

/** What stands for the site's server when a remote runs against fixtures: `fixtures.ts` in its folder exports it by default. */
export interface SiteFixtures {
  /** By default a configuration whose every value shows that it is one. */
  readonly config?: SiteConfiguration;
  /** Calls that no fixture answers fail, as methods that the site does not have. */
  readonly calls: readonly CallFixture[];
  /** ISO 8601 moment that pages are rendered at; by default a fixed one. */
  readonly now?: MountProps['now'];
}

/**
 * Answers a call of the site's with this, checked against the call's types.
 * @public
 */
export function answerCall<Method extends RpcMethod<never, unknown>>(
  { service, method }: Method,
  answer: (params: ParamsOf<Method>) => ResultOf<Method>,
): CallFixture {
  return { call: `${service}.${method}`, answer: answer as CallFixture['answer'] };
}

/**
 * Fixtures as `fixtures.ts` exports them by default.
 * @public
 */
export function defineFixtures(fixtures: SiteFixtures): SiteFixtures {
  return fixtures;
}
