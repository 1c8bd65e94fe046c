import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

interface Export {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
}

/** An OpenTelemetry collector that receives spans as JSON over HTTP. */
export class SpanCollector {
  readonly spans: ReceivedSpan[] = [];
  /** Headers of the last request. */
  headers: IncomingHttpHeaders = {};
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      this.headers = request.headers;
      const { resourceSpans } = (await json(request)) as Export;
      for (const { scopeSpans } of resourceSpans) {
        for (const { spans } of scopeSpans) this.spans.push(...spans);
      }
      response.end('{}');
    });
  }

  static async listen(): Promise<SpanCollector> {
    const collector = new SpanCollector();
    collector.#server.listen(0, '127.0.0.1');
    await once(collector.#server, 'listening');
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
