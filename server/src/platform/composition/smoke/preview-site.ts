import { matchRoute, type RegistryEntry } from '@title24/remote-kit/contract';
import { contentSecurityPolicy } from '@title24/remote-kit/document';
import { assetType, contentOf } from '@title24/remote-kit/registry';
import type { SiteConfiguration } from '@title24/shared-domain';
import { siteClock } from '../../clock/clock.ts';
import type { PageBuilder } from '../page-builder.ts';
import { type RegistrySnapshot, toFeed } from '../registry/live-registry.ts';
import type { PublishedFiles } from '../registry/published-files.ts';

/** A request from the browser that shows the preview. */
export interface PreviewRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** Whether the request is for the page itself. */
  readonly isPage: boolean;
}

export interface PreviewAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

interface Options {
  /** The site's own origin, so that a part cannot recognize the preview. */
  readonly origin: string;
  /** The live parts with the candidate. */
  readonly snapshot: RegistrySnapshot;
  readonly config: SiteConfiguration;
  readonly builder: Pick<PageBuilder, 'make'>;
  readonly files: Pick<PublishedFiles, 'asset'>;
  /** Returns the live site's response without a login. */
  readonly askLiveSite: (request: PreviewRequest) => Promise<PreviewAnswer>;
}

const assetUrl = /^\/assets\/([^/]+)\/(.+)$/;
/** Calls of opening pages, which the live site answers for any visitor. All others are refused. */
const callPaths = /^\/rpc\/(?:public|2\.0)\//;

/**
 * Simulates the site with a candidate live. Answers browser requests without a port, so that no visitor can reach the
 * preview.
 */
export class PreviewSite {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  get origin(): string {
    return this.#options.origin;
  }

  /** Returns the remote to which a link leads; null if it leads to no page of this site. */
  ownerOf(href: string): string | null {
    return matchRoute(this.#options.snapshot.remotes, href)?.entry.name ?? null;
  }

  async answer(request: PreviewRequest): Promise<PreviewAnswer> {
    const { method, url } = request;
    const { origin, snapshot, askLiveSite } = this.#options;
    if (url.origin !== origin) return refusal(403, 'This is another site.');
    const { pathname } = url;
    if (method === 'POST' && callPaths.test(pathname)) return askLiveSite(request);
    if (method !== 'GET' && method !== 'HEAD') return refusal(403, 'The preview takes nothing.');
    if (pathname === '/registry.json') {
      const headers = { 'content-type': 'application/json' };
      return { status: 200, headers, body: JSON.stringify(toFeed(snapshot)) };
    }
    const staticUrl = pathname.startsWith('/static/') ? this.#staticUrl(pathname) : undefined;
    const [, name, file] = assetUrl.exec(staticUrl ?? pathname) ?? [];
    if (name && file) return this.#asset(name, file);
    return request.isPage ? this.#page(pathname + url.search) : askLiveSite(request);
  }

  #staticUrl(path: string): string | undefined {
    const { host, remotes } = this.#options.snapshot;
    const parts: (RegistryEntry | null)[] = [host, ...remotes];
    return parts.map((part) => part?.extras.statics[path]).find(Boolean);
  }

  async #asset(name: string, file: string): Promise<PreviewAnswer> {
    const type = assetType(file);
    const body = type ? await contentOf(this.#options.files.asset(name, file)) : null;
    if (!type || !body) return refusal(404, 'Asset not found.');
    const headers = { 'content-type': type, 'access-control-allow-origin': '*' };
    return { status: 200, headers, body };
  }

  async #page(url: string): Promise<PreviewAnswer> {
    const { origin, builder, snapshot, config } = this.#options;
    const { html, found } = await builder.make({ url, origin }, { snapshot, config, now: siteClock.now() });
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
    };
    return { status: found ? 200 : 404, headers, body: html };
  }
}

const refusal = (status: number, body: string): PreviewAnswer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
});
