import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isMissingCode, rpcCodes } from '@title24/shared-domain/rpc';
import {
  dataKey,
  isRpcError,
  matchRoute,
  type RegistryEntry,
  type RegistryFeed,
  type RenderRequest,
  requestsAt,
  sampleAddresses,
  toPageRemote,
} from '../contract/index.ts';
import { composePage, contentSecurityPolicy, markupProblem } from '../document/index.ts';
import { hotScriptUrl } from '../hot/hot-pages.ts';
import { startLocalServer } from '../hot/local-server.ts';
import { assetType } from '../registry/index.ts';
import { testConfiguration } from '../testing/test-configuration.ts';
import { BuildMissingError, type PartBuild, readPartBuild } from './built-part.ts';
import { placeholders } from './placeholders.ts';
import type { SiteFixtures } from './site-fixtures.ts';

interface Options {
  /** The remote's build, or its folder: `dist/development` or `dist/watch`. */
  readonly build: string | PartBuild;
  readonly fixtures: SiteFixtures;
  /** Port to listen on; any free port if absent. */
  readonly port?: number;
  /** Updates the pages in all open tabs after each change; absent if the build is not watched. */
  readonly pages?: { answer(request: IncomingMessage, response: ServerResponse): boolean };
  /** Returns the URLs of all fixture states of the remote, for the list at {@link statesPath}. */
  readonly addresses?: () => readonly string[];
  /** Folder whose node_modules contains another version of React. The server renders the remote with that version. */
  readonly react?: string;
}

/** A site with one remote inside the real shell, without the real server. */
export interface FixtureSite {
  /** URL of the site, such as 'http://127.0.0.1:4710'. */
  readonly url: string;
  /**
   * Problems so far: renderings that threw or have unusable HTML, requests that failed, and calls without a
   * fixture.
   */
  readonly problems: readonly string[];
  /** Returns the descriptor in the remote's current build. */
  entry(): RegistryEntry;
  /** Returns the URLs listed in the fixtures or, by default, the sample URLs of all routes. */
  addresses(): readonly string[];
  /** Reads the remote's build again, for the next requests. `fixtures`, if given, replace the previous fixtures. */
  reload(fixtures?: SiteFixtures): void;
  close(): Promise<void>;
}

/**
 * Returns a script that stores a login where shell/src/rpc/token.storage.ts stores it. Without a login in the fixtures,
 * the script removes the stored login.
 */
const loginScript = ({ login }: SiteFixtures) =>
  login ? `localStorage.setItem('title24.token', 'fixture');` : `localStorage.removeItem('title24.token');`;
const loginScriptUrl = '/dev/login.js';

/** Path of a page that lists the URLs of all fixture states of the remote. */
export const statesPath = '/dev/states';

/**
 * Starts a site that shows one remote inside the real shell. Fixtures replace the results of calls.
 * @throws BuildMissingError if the remote or the shell is not built
 */
export async function startFixtureSite({
  build,
  fixtures: firstFixtures,
  port = 0,
  pages,
  addresses = () => [],
  react,
}: Options): Promise<FixtureSite> {
  const shell = readPartBuild(shellBuildFolder());
  const readRemote = () => (typeof build === 'string' ? readPartBuild(build, react) : build);
  let remote = readRemote();
  let fixtures = firstFixtures;
  let others = placeholders(remote.entry, fixtures.parcels);
  const problems: string[] = [];
  const entries = () => [remote.entry, ...others.map(({ entry }) => entry)];

  /** @param path the page for which the call is made */
  async function answerCall(
    path: string,
    service: string,
    method: string,
    params?: unknown,
  ): Promise<unknown> {
    const call = `${service}.${method}`;
    if (call === 'security.loginStatus' && fixtures.login) return { ...fixtures.login, token: 'fixture' };
    const fixture = fixtures.calls.find((known) => known.call === call);
    if (!fixture) {
      const problem = `${path} has no fixture for ${call}. Add it to fixtures.ts.`;
      if (!problems.includes(problem)) problems.push(problem);
      throw new Error(`No fixture answers ${call}`);
    }
    return fixture.answer((params ?? {}) as never);
  }

  async function rendered(entry: RegistryEntry, request: RenderRequest) {
    const html = await (entry === shell.entry ? shell : remote)
      .render(request, (service, method, params) => answerCall(request.url, service, method, params))
      .catch((error: Error) => {
        problems.push(`${entry.name} threw on the server at ${request.url}: ${error.stack}`);
        return null;
      });
    const markup = html && entry === remote.entry && markupProblem(html);
    if (markup) problems.push(`${request.url} has markup that does not work in a page: ${markup}.`);
    return html;
  }

  async function page(url: string, origin: string): Promise<{ status: number; html: string }> {
    const { pathname } = new URL(url, origin);
    const match = matchRoute(entries(), pathname);
    const data: Record<string, unknown> = {};
    const requests = match ? requestsAt(match.route, pathname) : [];
    for (const request of requests) {
      // If a call fails here with an error other than 'not found', the browser repeats it and shows the result.
      await answerCall(url, request.service, request.method, request.params).then(
        (result) => (data[dataKey(request)] = result),
        (error: unknown) => {
          if (isAbsent(error)) data[dataKey(request)] = null;
        },
      );
    }
    const isComplete = match?.entry === remote.entry && Object.keys(data).length === requests.length;
    const { html, found } = await composePage(
      { url, origin, data, match, isComplete },
      {
        host: shell.entry,
        remotes: entries().map((entry) => toPageRemote(entry)),
        config: fixtures.config ?? testConfiguration,
        now: fixtures.now ?? '2026-11-20T12:00:00.000Z',
        build: '1',
        revision: 0,
        extraScripts: [loginScriptUrl, ...(pages ? [hotScriptUrl] : [])],
      },
      rendered,
    );
    return { status: found ? 200 : 404, html };
  }

  async function rpc(request: IncomingMessage): Promise<unknown> {
    const service = (request.url ?? '').split('/').at(-1) ?? '';
    const { pathname: path } = new URL(request.headers.referer ?? '/', 'http://site');
    const { id, method, params } = JSON.parse(await text(request));
    if (`${service}.${method}` === 'config.load')
      return { jsonrpc: '2.0', id, result: fixtures.config ?? testConfiguration };
    try {
      return { jsonrpc: '2.0', id, result: await answerCall(path, service, method, params) };
    } catch (error) {
      return {
        jsonrpc: '2.0',
        id,
        error: {
          code: isRpcError(error) ? error.code : rpcCodes.methodNotFound,
          message: (error as Error).message,
        },
      };
    }
  }

  async function asset(pathname: string, response: ServerResponse): Promise<void> {
    const part = [shell, remote].find(({ entry }) => pathname.startsWith(`/assets/${entry.name}/`));
    const type = assetType(pathname);
    const content = type ? await part?.read(pathname) : null;
    if (!type || !content) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(content);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const { pathname } = new URL(url, 'http://site');
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    const other = others.find(({ entry }) => entry.url === pathname);
    if (other) return void send(200, 'text/javascript', other.script);
    if (pages?.answer(request, response)) return;
    if (pathname.startsWith('/assets/')) return asset(pathname, response);
    if (pathname === '/registry.json') {
      const remotes = entries().map((entry) => [entry.name, [entry]]);
      const feed: RegistryFeed = { microFrontends: Object.fromEntries(remotes), revision: 0, skipped: [] };
      return void send(200, 'application/json', JSON.stringify(feed));
    }
    if (pathname.startsWith('/rpc/'))
      return void send(200, 'application/json', JSON.stringify(await rpc(request)));
    if (pathname === loginScriptUrl) return void send(200, 'text/javascript', loginScript(fixtures));
    if (pathname === statesPath) return void send(200, 'text/html; charset=utf-8', statesHtml(addresses()));
    const { status, html } = await page(url, `http://${request.headers.host}`);
    response.setHeader('content-security-policy', contentSecurityPolicy);
    send(status, 'text/html; charset=utf-8', html);
  }

  const server = await startLocalServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      problems.push(`${request.method} ${request.url} failed: ${(error as Error).stack}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  }, port);
  return {
    url: `http://127.0.0.1:${server.port}`,
    problems,
    entry: () => remote.entry,
    addresses: () => fixtures.addresses ?? remote.entry.extras.routes.flatMap(sampleAddresses),
    reload(nextFixtures = fixtures) {
      remote = readRemote();
      fixtures = nextFixtures;
      others = placeholders(remote.entry, fixtures.parcels);
    },
    close: server.close,
  };
}

/** Returns whether a fixture reported that the requested object does not exist. */
const isAbsent = (error: unknown) => isRpcError(error) && isMissingCode(error.code);

const statesHtml = (addresses: readonly string[]) =>
  `<!doctype html><html lang="en"><title>States</title><h1>States</h1><ul>${addresses
    .map((address) => `<li><a href="${address}">${address}</a></li>`)
    .join('')}</ul></html>`;

/** Returns the folder of the shell's build: `shell` in the packed kit, or `dist/development` of the shell's package. */
function shellBuildFolder(): string {
  const own = dirname(findPackageJSON(import.meta.url) ?? '');
  const folder = [join(own, 'shell'), join(own, '../shell/dist/development')].find((candidate) =>
    existsSync(join(candidate, 'remote.json')),
  );
  if (!folder)
    throw new BuildMissingError('The shell is not built. Run: npm run build:development -w @title24/shell');
  return folder;
}
