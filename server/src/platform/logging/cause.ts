import { AsyncLocalStorage } from 'node:async_hooks';

/** What caused the current work: a request (directly or through a job), or a job that the site started itself. */
export interface Cause {
  /** Id of the request, as sent in the `x-request-id` response header; absent if there was no request. */
  readonly request?: string;
  /** Trace id, 32 hexadecimal digits; absent if no browser or proxy sent one and the site makes no spans. */
  readonly trace?: string;
  /** `traceparent` header of the current span; absent if the site makes no spans. */
  readonly span?: string;
  readonly isJob?: boolean;
}

/** Cause of the current work. Work that the site starts itself has none, but if spans are made, each job has one. */
export const causes = new AsyncLocalStorage<Cause>();

const wellFormed = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/;

/** Returns the trace id in a `traceparent` header (W3C Trace Context), if any. */
export function traceIn(traceparent: string | readonly string[] | undefined): string | undefined {
  return typeof traceparent === 'string' ? wellFormed.exec(traceparent)?.[1] : undefined;
}

/** A step in the work for a request or job. Tracing systems display spans. */
export interface Span {
  /** Value of the `traceparent` header. A span that is begun with this value becomes a part of this span. */
  readonly traceparent: string;
  /** @param failure short name of the failure, without personal data; null for success */
  end(failure: string | null, attributes?: SpanAttributes): void;
}

type SpanAttributes = Readonly<Record<string, string | number>>;

export type SpanKind = 'server' | 'consumer' | 'client' | 'internal';

/** Begins a span within the span whose `traceparent` header is `parent`. Without `parent`, begins a new trace. */
export type BeginSpan = (name: string, kind: SpanKind, parent: string | undefined) => Span;

let beginSpan: BeginSpan | null = null;

/** Sets the function that begins spans. While this function is null, no spans are made. Initially, it is null. */
export function useSpans(begin: BeginSpan | null): void {
  beginSpan = begin;
}

/** Begins the span of a request, if spans are made. Returns it with the cause of the request's work. */
export function beginRequest(
  id: string,
  traceparent: string | readonly string[] | undefined,
  name: string,
): { readonly cause: Cause; readonly span: Span | null } {
  const trace = traceIn(traceparent);
  const parent = trace === undefined ? undefined : String(traceparent);
  const span = beginSpan?.(name, 'server', parent) ?? null;
  return { span, cause: span ? within({ request: id }, span) : { request: id, ...(trace && { trace }) } };
}

/** Runs `run`. If spans are made and the work has a cause, the work becomes a span. */
export async function inSpan<Result>(
  name: string,
  kind: SpanKind,
  run: () => Promise<Result>,
  attributes: SpanAttributes = {},
  cause = causes.getStore(),
): Promise<Result> {
  if (!beginSpan || !cause) return run();
  const span = beginSpan(name, kind, cause.span);
  try {
    const result = await causes.run(within(cause, span), run);
    span.end(null, attributes);
    return result;
  } catch (error) {
    span.end(error instanceof Error ? error.name : 'unknown', attributes);
    throw error;
  }
}

function within(cause: Cause, { traceparent }: Span): Cause {
  const trace = traceIn(traceparent);
  return { ...cause, ...(trace && { trace }), span: traceparent };
}
