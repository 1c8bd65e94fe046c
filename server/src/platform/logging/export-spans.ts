import { SpanKind as Kind, ROOT_CONTEXT, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { type SpanKind, useSpans } from './cause.ts';

const kinds: Readonly<Record<SpanKind, Kind>> = {
  server: Kind.SERVER,
  consumer: Kind.CONSUMER,
  client: Kind.CLIENT,
  internal: Kind.INTERNAL,
};

/**
 * Sends spans to the OpenTelemetry collector that is specified by environment variables (OTEL_EXPORTER_OTLP_ENDPOINT,
 * OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER).
 * @param headers OTEL_EXPORTER_OTLP_HEADERS, which may come from a file
 * @returns a function that sends the remaining spans and stops
 */
export function exportSpans(headers: string | null): () => Promise<void> {
  if (headers !== null) process.env.OTEL_EXPORTER_OTLP_HEADERS = headers;
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'site' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ timeoutMillis: 2_000 }))],
  });
  const tracer = provider.getTracer('site');
  useSpans((name, kind, parent) => {
    const [, traceId = '', spanId = '', flags = ''] = parent?.split('-') ?? [];
    const context = parent
      ? trace.setSpanContext(ROOT_CONTEXT, {
          traceId,
          spanId,
          traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
          isRemote: true,
        })
      : ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: kinds[kind] }, context);
    const made = span.spanContext();
    return {
      traceparent: `00-${made.traceId}-${made.spanId}-0${made.traceFlags}`,
      end(failure, attributes = {}) {
        span.setAttributes(attributes);
        if (failure !== null) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
        span.end();
      },
    };
  });
  return async () => {
    useSpans(null);
    // Without an answer from the collector, the last spans are lost.
    await provider.shutdown().catch(() => undefined);
  };
}
