import { matchRoute } from '@title24/remote-kit/contract';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { RegistrySnapshot } from '../registry/live-registry.ts';

/** A request from the browser in which the trial runs. */
interface TrialRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

interface TrialAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

interface Options {
  readonly app: Pick<FastifyInstance, 'inject'>;
  /** The site's own origin, so that a part cannot recognize the trial. */
  readonly origin: string;
  /** Origin of the parts' files; null if the site serves them. */
  readonly assetsOrigin: string | null;
  /** The live parts as they would be after the candidate's release. */
  readonly snapshot: RegistrySnapshot;
  /** Request headers that make the site show the candidate. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Paths of calls that pages make when they open. All other POST requests are refused. */
const callPaths = /^\/rpc\/(?:public|2\.0)\//;

/** Request headers that are passed on to the site. None of them is a credential. */
const passedOn = ['accept', 'content-type'];

/** Response headers that are not passed on, because they describe only the transfer. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/**
 * The site as a visitor without a login would see it after a candidate's release. Answers browser requests within the
 * process, without a port.
 */
export class TrialSite {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  get origin(): string {
    return this.#options.origin;
  }

  /** Returns the name of the remote to which a link leads; null if the link leads to no page of a remote. */
  ownerOf(href: string): string | null {
    return matchRoute(this.#options.snapshot.remotes, href)?.entry.name ?? null;
  }

  async answer({ method, url, headers, body }: TrialRequest): Promise<TrialAnswer> {
    const { app, origin, assetsOrigin } = this.#options;
    if (url.origin !== origin && url.origin !== assetsOrigin) return refusal('This is another site.');
    const isCall = method === 'POST' && callPaths.test(url.pathname);
    if (!isCall && method !== 'GET' && method !== 'HEAD') return refusal('The trial takes nothing.');
    const answer = await app.inject({
      method: method as HTTPMethods,
      url: url.pathname + url.search,
      headers: {
        ...Object.fromEntries(passedOn.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
        ...this.#options.headers,
        host: new URL(origin).host,
      },
      ...(body && { payload: body }),
    });
    const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.includes(name));
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
      body: answer.rawPayload,
    };
  }
}

const refusal = (body: string): TrialAnswer => ({
  status: 403,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
});
