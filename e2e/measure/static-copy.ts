import { once } from 'node:events';
import { createServer, get, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';

/** Headers that the copy's own server writes. */
const headersOfTransfer = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

interface Answer {
  readonly bytes: Buffer;
  readonly headers: OutgoingHttpHeaders;
}

/**
 * Serves a static HTML copy of a site from memory: the site's pages without scripts and without their data, and the
 * files of these pages, with the site's headers and with compression.
 */
export async function startStaticCopy(site: string): Promise<{ url: string; stop: () => void }> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = answers.get(url) ?? copyOf(site + url);
    answers.set(url, answer);
    const { bytes, headers } = await answer;
    response.writeHead(200, headers).end(bytes);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

async function copyOf(url: string): Promise<Answer> {
  const isFile = /\.\w+$/.test(url);
  const [response] = await once(get(url, { headers: isFile ? { 'accept-encoding': 'br' } : {} }), 'response');
  const bytes = await buffer(response);
  const headers = Object.fromEntries(
    Object.entries(response.headers as OutgoingHttpHeaders).filter(
      ([name]) => !headersOfTransfer.includes(name),
    ),
  );
  if (isFile) return { bytes, headers };
  const page = brotliCompressSync(withoutScripts(bytes.toString()));
  return { bytes: page, headers: { ...headers, 'content-encoding': 'br' } };
}

/** Keeps structured data for search engines, which a static page has too. */
const withoutScripts = (html: string) =>
  html
    .replace(/<script\b(?![^>]*\bld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/g, '');
