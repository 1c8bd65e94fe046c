import { type DataRequest, dataKey, type PageData, requestsAt } from '@title24/remote-kit/contract';
import { isMissingCode } from '@title24/shared-domain/rpc';
import { RpcFault } from '../rpc/protocol/rpc-fault.ts';
import type { CallPublic } from '../rpc/public-caller.ts';
import { withTimeout } from './with-timeout.ts';

/** Results of the calls that a route declares. */
interface RouteData {
  readonly data: PageData;
  /** The failed calls, each with its error. */
  readonly failures: readonly { readonly request: DataRequest; readonly error: unknown }[];
}

/**
 * Makes the calls of a route for a URL. If a call with a parameter from the URL finds no object, the call's result is
 * null.
 *
 * @param pathname path without the query
 * @param limitMs milliseconds to wait for each call
 */
export async function loadRouteData(
  callPublic: CallPublic,
  route: Parameters<typeof requestsAt>[0] | null,
  pathname: string,
  limitMs: number,
): Promise<RouteData> {
  const data: [key: string, result: unknown][] = [];
  const failures: { request: DataRequest; error: unknown }[] = [];
  const requests = route ? requestsAt(route, pathname) : [];
  const calls = requests.map(async ({ service, method, params }) =>
    withTimeout(callPublic(service, method, params), limitMs),
  );
  for (const [index, outcome] of (await Promise.allSettled(calls)).entries()) {
    const request = requests[index] as DataRequest;
    const key = dataKey(request);
    const isOfAddress = key !== dataKey(route?.data?.[index] ?? request);
    if (outcome.status === 'fulfilled') data.push([key, outcome.value]);
    else if (isOfAddress && outcome.reason instanceof RpcFault && isMissingCode(outcome.reason.code))
      data.push([key, null]);
    else failures.push({ request, error: outcome.reason });
  }
  return { data: Object.fromEntries(data), failures };
}
