import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that caused the current work, directly or through a job. */
export interface Cause {
  /** Id of the request, as sent in the `x-request-id` response header. */
  readonly request: string;
  /** Trace id, 32 hexadecimal digits; absent if no browser or proxy sent one. */
  readonly trace?: string;
  readonly isJob?: boolean;
}

/** Holds the cause of the current work; undefined for work that the site starts itself. */
export const causes = new AsyncLocalStorage<Cause>();

const wellFormed = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/;

/** Returns the trace id in a `traceparent` header (W3C Trace Context), if any. */
export function traceIn(traceparent: string | readonly string[] | undefined): string | undefined {
  return typeof traceparent === 'string' ? wellFormed.exec(traceparent)?.[1] : undefined;
}
