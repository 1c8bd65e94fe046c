import { readdirSync, readFileSync } from 'node:fs';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import {
  hostName,
  partFaultsPath,
  type RegistryEntry,
  type RegistryFeed,
  sampleAddresses,
} from '../contract/index.ts';
import { readPartBuild } from '../fixture-site/built-part.ts';
import { type HotPages, hotScriptUrl } from '../hot/hot-pages.ts';
import { startLocalServer } from '../hot/local-server.ts';
import { assetType } from '../registry/index.ts';
import { cookiesOf } from './cookies-of.ts';
import { developmentReactScript } from './development-react.ts';
import { pageWithLocal } from './page-with-local.ts';

interface Options {
  /** Origin of the deployed site. */
  readonly site: string;
  /** Folder of the remote's build. */
  readonly build: string;
  /** Port to listen on; 0 for any free port. */
  readonly port: number;
  /** Publishers of the live versions, by the part's name. Unknown publishers are absent. */
  readonly publishers: Readonly<Record<string, string>>;
  /** Notifies open pages about new builds. */
  readonly pages: HotPages;
}

/** A proxy that shows a deployed site with a local build. Only this machine can reach it. */
export interface SiteProxy {
  /**
   * Origin of the proxy, such as 'http://localhost:4710'. On localhost, browsers accept Secure cookies without HTTPS.
   */
  readonly url: string;
  /** Returns sample paths of the local build's pages. */
  addresses(): readonly string[];
  /** Reads the build again, and answers later requests with it. */
  reload(): void;
  close(): Promise<void>;
}

const reactUrl = '/dev/react.js';
const overlayUrl = '/dev/parts.js';

/**
 * Paths for reports of problems. Reports from this machine are dropped, because they must not count against
 * live versions.
 */
const ownReports: readonly string[] = [partFaultsPath, '/csp-reports'];

/** Response headers of the site that do not apply to responses of this proxy. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'strict-transport-security'];

/**
 * Starts the proxy. It serves the local build's files and the scripts for development, drops reports of problems, and
 * forwards other requests. In the site's pages and registry, the local build replaces the live version.
 */
export async function startSiteProxy({ site, build, port, publishers, pages }: Options): Promise<SiteProxy> {
  const react = developmentReactScript();
  const overlay = stripTypeScriptTypes(
    readFileSync(fileURLToPath(import.meta.resolve('./parts-overlay.ts')), 'utf8'),
  ).replace(/^export \{\};$/m, '');
  /** Files of all builds. The keys are URL paths. An open page may still load an earlier build's files. */
  const files = new Map<string, Buffer>();
  const readEntry = (): RegistryEntry => {
    const { entry } = readPartBuild(build);
    const folder = join(build, 'browser');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (assetType(file)) files.set(`/assets/${entry.name}/${file}`, readFileSync(join(folder, file)));
    return { ...entry, metadata: { ...entry.metadata, version: 'local' } };
  };
  let local = readEntry();
  const cookies = cookiesOf(site);

  const server = await startLocalServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${site} cannot be reached: ${error.message}`);
    });
  }, port);
  const url = `http://localhost:${server.port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (pages.answer(request, response)) return;
    const { pathname } = new URL(request.url ?? '/', url);
    const send = (status: number, type: string, body: string | Buffer) =>
      void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    if (ownReports.includes(pathname)) return void response.writeHead(204).end();
    if (pathname === reactUrl) return send(200, 'text/javascript', react);
    if (pathname === overlayUrl) return send(200, 'text/javascript', `{\n${overlay}\n}`);
    if (pathname === '/dev/parts.json') return send(200, 'application/json', JSON.stringify(await parts()));
    const file = files.get(pathname);
    if (file) return send(200, assetType(pathname) ?? '', file);
    const answered = await ask(request);
    if (pathname === '/registry.json')
      return send(200, 'application/json', JSON.stringify(withLocal(JSON.parse(await text(answered)))));
    if (!answered.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(answered.statusCode ?? 502, headersOf(answered));
      return void answered.pipe(response);
    }
    const shell = (await liveFeed()).microFrontends[hostName]?.[0];
    const html = await text(answered);
    const extraScripts = [hotScriptUrl, reactUrl, overlayUrl];
    const page = shell && pageWithLocal(html, { local, shell, pathname, origin: url, extraScripts });
    const { 'content-length': _, etag: __, ...headers } = headersOf(answered);
    const status = page?.status ?? answered.statusCode ?? 502;
    response.writeHead(status, { ...headers, 'cache-control': 'no-store' }).end(page?.html ?? html);
  }

  /** Forwards a request as if a page of the site had sent it. */
  function ask(request: IncomingMessage): Promise<IncomingMessage> {
    const { origin, referer, cookie, ...headers } = request.headers;
    const own = cookie && cookies.toSite(cookie);
    const sent = (site.startsWith('https:') ? requestHttps : requestHttp)(site, {
      method: request.method,
      // The path is not resolved against the site's URL, because `//example.com` would lead to another host.
      path: request.url,
      headers: {
        ...headers,
        host: new URL(site).host,
        'accept-encoding': 'identity',
        ...(own && { cookie: own }),
        ...(origin && { origin: site }),
        ...(referer && { referer: referer.replace(url, site) }),
      },
    });
    return new Promise((resolve, reject) => {
      sent.once('error', reject);
      sent.once('response', resolve);
      request.pipe(sent);
    });
  }

  function headersOf({ headers }: IncomingMessage): IncomingHttpHeaders {
    const kept = Object.entries(headers).filter(([name]) => !ofConnection.includes(name));
    return {
      ...Object.fromEntries(kept),
      ...(headers['set-cookie'] && { 'set-cookie': headers['set-cookie'].map(cookies.toBrowser) }),
      ...(headers.location && { location: headers.location.replace(site, url) }),
    };
  }

  async function liveFeed(): Promise<RegistryFeed> {
    return (await fetch(new URL('/registry.json', site))).json();
  }

  const withLocal = (feed: RegistryFeed): RegistryFeed => ({
    ...feed,
    microFrontends: { ...feed.microFrontends, [local.name]: [local] },
  });

  async function parts() {
    const { microFrontends } = withLocal(await liveFeed());
    const entries = Object.values(microFrontends).flatMap(([newest]) => newest ?? []);
    return entries.map((entry) => ({
      name: entry.name,
      version: entry.metadata.version,
      whose: entry === local ? 'this machine' : (publishers[entry.name] ?? new URL(site).host),
    }));
  }

  return {
    url,
    addresses: () => [...new Set(local.extras.routes.flatMap(sampleAddresses))],
    reload() {
      local = readEntry();
    },
    close: server.close,
  };
}
