import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { hotScript } from './hot-script.ts';
import { hotUpdatesFolder, type PartNews } from './hot-updates.ts';

/** URL of the script that updates an open page after each change. */
export const hotScriptUrl = '/dev/hot-page.js';

const newsUrl = '/dev/news';
const updateUrl = new RegExp(
  `^/assets/${hotUpdatesFolder}/([\\w-]+)/([\\w-]+\\.[\\w.-]+\\.hot-update\\.js(?:on)?)$`,
);

/** Milliseconds between a page's attempts to reach a restarting server. */
const reconnectMs = 500;

/** Notifies a development server's open pages about builds, and serves the builds' updates. */
export class HotPages {
  readonly #outputs: ReadonlyMap<string, string>;
  readonly #script = hotScript();
  readonly #pages = new Set<ServerResponse>();
  readonly #latest = new Map<string, PartNews>();

  /** @param outputs - output folder of each part's build, by the part's name */
  constructor(outputs: Readonly<Record<string, string>>) {
    this.#outputs = new Map(Object.entries(outputs));
  }

  /**
   * Answers requests for {@link hotScriptUrl}, news and updates.
   * @returns whether the request was answered
   */
  answer({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
    const send = (type: string) =>
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    if (url === hotScriptUrl) {
      send('text/javascript').end(this.#script);
      return true;
    }
    if (url === newsUrl) {
      const news = [...this.#latest.values()].map(messageOf).join('');
      send('text/event-stream').write(`retry: ${reconnectMs}\n\n${news}`);
      this.#pages.add(response);
      response.once('close', () => this.#pages.delete(response));
      return true;
    }
    const [, name = '', file = ''] = updateUrl.exec(url) ?? [];
    const path = join(this.#outputs.get(name) ?? '', hotUpdatesFolder, name, file);
    if (!this.#outputs.has(name) || !existsSync(path)) return false;
    createReadStream(path).pipe(send(file.endsWith('.json') ? 'application/json' : 'text/javascript'));
    return true;
  }

  /** Sends news to all open pages. A page that opens later receives the latest news of each part. */
  tell(news: PartNews): void {
    this.#latest.set(news.name, news);
    for (const page of this.#pages) page.write(messageOf(news));
  }

  close(): void {
    for (const page of this.#pages) page.end();
  }
}

const messageOf = (news: PartNews) => `data: ${JSON.stringify(news)}\n\n`;
