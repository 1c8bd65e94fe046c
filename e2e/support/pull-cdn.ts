import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The CDN passes on these headers of the site's response. */
const passedOn = [
  'content-type',
  'cache-control',
  'access-control-allow-origin',
  'cross-origin-resource-policy',
] as const;

interface Copy {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Starts a CDN on a separate origin. The CDN caches each asset that it receives from a site. */
export async function pullCdn() {
  const copies = new Map<string, Copy>();
  let siteUrl: string | null = null;
  let isBroken = false;
  let change: ((path: string, body: Buffer) => Buffer) | null = null;

  async function copyOf(path: string): Promise<Copy> {
    const known = copies.get(path);
    if (known) return known;
    const answer = await fetch(siteUrl + path, { headers: { 'accept-encoding': 'identity' } });
    const headers = passedOn.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const copy = { status: answer.status, headers: Object.fromEntries(headers), body };
    if (answer.ok) copies.set(path, copy);
    return copy;
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://cdn');
    if (isBroken || siteUrl === null || !pathname.startsWith('/assets/'))
      return void request.socket.destroy();
    const { status, headers, body } = await copyOf(pathname);
    response.writeHead(status, headers).end(change?.(pathname, body) ?? body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // Sites are at localhost too. The port differs, so browsers treat the CDN as a different origin.
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: (): string[] => [...copies.keys()],
    /** Sets the site from which the CDN requests files. */
    serve(url: string): void {
      siteUrl = url;
    },
    /** Sets the function that changes each response. Null if responses are not changed. */
    change(how: typeof change): void {
      change = how;
    },
    break(): void {
      isBroken = true;
      server.closeAllConnections();
    },
    restore(): void {
      isBroken = false;
    },
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type PullCdn = Awaited<ReturnType<typeof pullCdn>>;
