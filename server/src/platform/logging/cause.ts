import { AsyncLocalStorage } from 'node:async_hooks';

/** What led to the work that is being done: a request, or the request that sent a job. */
export interface Cause {
  /** Id of the request, as sent in the answer's `x-request-id` header. */
  readonly request: string;
  /** The trace that the request belongs to, 32 hexadecimal digits, if a browser or a proxy sent one. */
  readonly trace?: string;
  /** Whether this is a job that the request sent. */
  readonly isJob?: boolean;
}

/** The cause of the work that is being done now; undefined for the site's own work. */
export const causes = new AsyncLocalStorage<Cause>();

const wellFormed = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/;

/** Returns the id of the trace in a `traceparent` header (W3C Trace Context); undefined if it has none. */
export function traceIn(traceparent: string | readonly string[] | undefined): string | undefined {
  return typeof traceparent === 'string' ? wellFormed.exec(traceparent)?.[1] : undefined;
}
